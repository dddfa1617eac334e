import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookiePattern } from '@house-edge/auth'
import { writeFlashCookie } from '../cookies/flash.ts'

/**
 * Answers an upload of a visitor without a session as its handler would, by its head alone: the handler is asked when
 * the server has let the body in, and many of those would leave no room for others.
 *
 * @param options.takesFiles Whether the form at a path takes files.
 * @param options.signInPath By the language that the form says, as `de-AT`; `null`: it says none.
 * @returns Whether it has answered. A request with anything that can be a session is left to the handler.
 */
export function createAnonymousUploads(options: {
  takesFiles: (path: string) => boolean
  signInPath: (lang: string | null) => string
  isSecure: boolean
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { takesFiles, signInPath, isSecure } = options
  const missing = writeFlashCookie({ code: 'auth/session-missing' }, isSecure)
  return ({ method, url = '', headers }, response) => {
    const [path = '', query] = url.split('?', 2)
    if (method !== 'POST' || !takesFiles(path) || mayBeSignedIn(headers.cookie)) return false
    // Another site's form must not leave a message here.
    const isOwn = [undefined, 'same-origin', 'none'].includes(asText(headers['sec-fetch-site']))
    response.writeHead(303, {
      location: signInPath(new URLSearchParams(query).get('lang')),
      'cache-control': 'private, no-store',
      ...(isOwn && { 'set-cookie': missing }),
    })
    response.end()
    return true
  }
}

/** By the session's cookie, or its first part. */
const session = new RegExp(String.raw`(?:^|; ?)${sessionCookiePattern}(?:\.0)?=`)

function mayBeSignedIn(cookies: string | undefined): boolean {
  return session.test(cookies ?? '')
}

function asText(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
