import { sessionCookiePattern } from '../cookies/cookie-names.ts'
import { type Clock, systemClock } from '../clock/clock.ts'
import type { SessionSnapshot } from '../operations/script-endpoints.ts'
import type { AuthEventName } from '../session/events.ts'
import { type Hint, type HintEntry, readHint } from '../session/hint.ts'
import { isRefreshDue, refreshCheckMs } from '../clock/refresh-schedule.ts'
import { createBrowserPage, type ObservedPage } from './observed-page.ts'

/** The session as a page knows it. `loading` until the first answer. */
export type ObservedSession = { state: 'loading' } | SessionSnapshot

/** Called with each event, and the session as it is then. */
export type AuthEventListener = (event: AuthEventName, session: ObservedSession) => void

/** Watches the session of this browser from one page. */
export interface SessionObserver {
  current: () => ObservedSession
  /** Calls back whenever {@link SessionObserver.current} has changed. */
  subscribe: (listener: () => void) => () => void
  /** Calls back with what happens to the session, in any tab, each thing once. */
  onEvent: (listener: AuthEventListener) => () => void
  /**
   * Checks now, e.g. before a navigation. Sends a request only when something has changed or a refresh is
   * due.
   */
  look: () => Promise<void>
  /** Starts watching; returns a function that stops it. */
  start: () => () => void
}

/** How to watch. */
export interface ObserverOptions {
  /** Where `auth.sessionEndpoint` is mounted. @default '/api/auth/session' */
  endpoint?: string
  /** The site's cookie name without prefix. Default: any the vendor's naming gives. */
  cookieName?: string
  /** Default: the browser's. */
  fetch?: typeof fetch
  /** Default: the machine's. */
  clock?: Clock
  /** Default: the page this runs in. */
  page?: ObservedPage
}

const seenLimit = 32

/**
 * Watches the session, across tabs and without holding a token.
 *
 * The server sets a hint beside the session cookie: when the token expires and the latest events, each with
 * an id. A page reads it from its cookies, so a visitor without a session causes no requests, and all tabs
 * see the same events, each once.
 */
export function createSessionObserver(options: ObserverOptions = {}): SessionObserver {
  const { endpoint = '/api/auth/session', clock = systemClock } = options
  const page = options.page ?? createBrowserPage(window)
  const listeners = new Set<() => void>()
  const eventListeners = new Set<AuthEventListener>()
  let session: ObservedSession = { state: 'loading' }
  let seen: Set<string> | undefined
  let looking: Promise<void> | undefined
  let isCalledAgain = false

  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEvent(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
    look,
    start() {
      const stop = new AbortController()
      const stopCalls = page.onCall(() => void look())
      void look().then(page.callOthers)
      void tick(stop.signal)
      return () => {
        stop.abort()
        stopCalls()
      }
    },
  }

  async function tick(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await clock.sleep(refreshCheckMs, signal)
      if (!signal.aborted && page.isVisible()) await look()
    }
  }

  /** One look at a time; a call during a look is answered by one more. */
  function look(): Promise<void> {
    isCalledAgain = looking !== undefined
    looking ??= (async () => {
      do {
        isCalledAgain = false
        await lookOnce()
      } while (isCalledAgain)
    })().finally(() => {
      looking = undefined
    })
    return looking
  }

  async function lookOnce(): Promise<void> {
    const hint = readCurrentHint()
    const isFirst = seen === undefined
    seen ??= recall(hint)
    const wasSignedIn = session.state === 'signed-in'
    if (!isFirst && !isWorthAsking(hint, wasSignedIn)) return

    await update(hint)
    if (isFirst) emit('INITIAL_SESSION')
    // Read again: asking may have refreshed the session, or ended it.
    const news = newsOf(readCurrentHint())
    for (const { id, event } of news) {
      seen.add(id)
      emit(event)
    }
    if (news.length > 0) page.callOthers()
    else if (!isFirst) tellDifference(wasSignedIn)
    page.writeMemory([...seen].slice(-seenLimit).join(' '))
  }

  /** A known tab can tell which events are new; a new tab treats none as new. */
  function recall(hint: Hint | undefined): Set<string> {
    const remembered = page.readMemory()
    return new Set(remembered === null ? hint?.entries.map(({ id }) => id) : remembered.split(' '))
  }

  function isWorthAsking(hint: Hint | undefined, wasSignedIn: boolean): boolean {
    const isPresent = hint !== undefined && hint.expiresAt > 0
    const isDue = isPresent && isRefreshDue(hint.expiresAt, clock.now())
    return newsOf(hint).length > 0 || isPresent !== wasSignedIn || isDue
  }

  function newsOf(hint: Hint | undefined): HintEntry[] {
    return hint?.entries.filter(({ id }) => !seen?.has(id)) ?? []
  }

  function readCurrentHint(): Hint | undefined {
    return readHint(findHint(page.readCookies(), options.cookieName))
  }

  /** For changes that left no entry: cookies cleared by hand, or an answer that came late. */
  function tellDifference(wasSignedIn: boolean): void {
    if (wasSignedIn && session.state === 'signed-out') emit('SIGNED_OUT')
    if (!wasSignedIn && session.state === 'signed-in') emit('SIGNED_IN')
  }

  async function update(hint: Hint | undefined): Promise<void> {
    const before = session
    session = hint && hint.expiresAt > 0 ? await ask() : { state: 'signed-out' }
    if (JSON.stringify(before) !== JSON.stringify(session)) for (const listener of listeners) listener()
  }

  async function ask(): Promise<ObservedSession> {
    try {
      const request = options.fetch ?? fetch
      const response = await request(endpoint, { headers: { accept: 'application/json' }, cache: 'no-store' })
      if (response.ok) return (await response.json()) as SessionSnapshot
    } catch {
      // Offline, or the site is unreachable: keep the last known state.
    }
    return session.state === 'loading' ? { state: 'unknown' } : session
  }

  function emit(event: AuthEventName): void {
    for (const listener of eventListeners) listener(event, session)
  }
}

const usualHint = new RegExp(`^${sessionCookiePattern}-hint$`)

function findHint(cookies: string, cookieName: string | undefined): string | undefined {
  for (const part of cookies.split('; ')) {
    const [name = '', value] = part.split('=')
    const plain = name.replace(/^__Host-/, '')
    const isHint = cookieName === undefined ? usualHint.test(plain) : plain === `${cookieName}-hint`
    if (isHint) return value
  }
  return undefined
}
