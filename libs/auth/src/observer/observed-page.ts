/** What the observer needs of the page it runs in. */
export interface ObservedPage {
  /** `document.cookie`. */
  readCookies(): string
  isVisible(): boolean
  /** Calls back when the page may have missed something: shown again, brought back, told by another tab. */
  onCall(look: () => void): () => void
  /** Asks the other tabs to look. */
  callOthers: () => void
  /** What this tab remembers from one page to the next. Holds no secret. */
  readMemory(): string | null
  writeMemory(value: string): void
}

const channelName = 'house-edge-auth'
const memoryKey = 'house-edge-auth-seen'
const settleMs = 1000
/** How long the page after a form may take to load. */
const patienceMs = 10_000

/** The page of a browser. */
export function createBrowserPage(window: Window & typeof globalThis): ObservedPage {
  const { document } = window
  const channel = 'BroadcastChannel' in window ? new window.BroadcastChannel(channelName) : undefined
  return {
    readCookies: () => document.cookie,
    isVisible: () => document.visibilityState !== 'hidden',
    onCall(look) {
      const stop = new AbortController()
      const { signal } = stop
      let leaving: number | undefined
      // A form's answer changes cookies while its page is still on the way: that page is the one to tell.
      // A check from here could reload this page and cancel the navigation.
      const lookUnlessLeaving = () => {
        if (leaving === undefined && !signal.aborted) look()
      }
      const stay = () => {
        window.clearTimeout(leaving)
        leaving = undefined
        lookUnlessLeaving()
      }
      const leave = (event: Event) => {
        if (event.defaultPrevented) return
        window.clearTimeout(leaving)
        leaving = window.setTimeout(stay, patienceMs)
      }
      const lookSoon = () => window.setTimeout(lookUnlessLeaving, settleMs)
      window.addEventListener('submit', leave, { signal })
      window.addEventListener('pageshow', stay, { signal })
      window.addEventListener('online', lookUnlessLeaving, { signal })
      document.addEventListener('visibilitychange', lookUnlessLeaving, { signal })
      channel?.addEventListener('message', lookUnlessLeaving, { signal })
      cookieStoreOf(window)?.addEventListener('change', lookSoon, { signal })
      return () => stop.abort()
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    callOthers: () => channel?.postMessage('look'),
    readMemory: () => attempt(() => window.sessionStorage.getItem(memoryKey)) ?? null,
    writeMemory: (value) => {
      attempt(() => window.sessionStorage.setItem(memoryKey, value))
    },
  }
}

/** Tells of cookies as they change, in browsers that have it. */
function cookieStoreOf(window: Window): EventTarget | undefined {
  return 'cookieStore' in window ? window.cookieStore : undefined
}

/** Storage throws where cookies are blocked. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
