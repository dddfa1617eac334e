/**
 * The session and the backend for scripts in a page. No token is stored here.
 *
 * @module
 */
export type { BackendClient, BrowserSessionClient, LooseDatabase } from './backend/backend-client.ts'
export type { BrowserBackendOptions } from './backend/browser-backend.ts'
export { createBrowserBackend, createBrowserSessionBackend } from './backend/browser-backend.ts'
export type { SessionSnapshot } from './operations/script-endpoints.ts'
export type {
  AuthEventListener,
  ObservedSession,
  ObserverOptions,
  SessionObserver,
} from './observer/create-session-observer.ts'
export { createSessionObserver } from './observer/create-session-observer.ts'
export type { ChannelState } from './observer/watch-channel.ts'
export { watchChannel } from './observer/watch-channel.ts'
export type { AuthEventName } from './session/events.ts'
