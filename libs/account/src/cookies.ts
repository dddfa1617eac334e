/** What a form leaves for the next page, for a proxy and a server in front of the handlers; and what such a proxy runs. @module */
export { clearFlash, type Flash, flashCookie, readFlash } from './cookies/flash.ts'
export { type JsonCookie, jsonCookie } from './cookies/json-cookie.ts'
export { forgetTyped, type Typed, writeTyped } from './cookies/typed-cookie.ts'
export {
  type AccountMiddleware,
  accountMiddleware,
  type AccountMiddlewareOptions,
} from './middleware/account-middleware.ts'
export { createAnonymousUploads } from './uploads/anonymous-uploads.ts'
