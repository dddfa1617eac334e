/** Responses of route handlers, kept by the server in front until what they show changes. @module */
export { createKeptHandlers, type KeptHandlers, type KeptHandlersOptions } from './handlers/kept-handlers.ts'
