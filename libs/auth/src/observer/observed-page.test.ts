import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPage } from './observed-page.ts'

/** As much of a window as the page looks at. */
function createWindow() {
  const window = new EventTarget()
  const document = new EventTarget()
  const cookieStore = new EventTarget()
  const channels: EventTarget[] = []
  const posted: unknown[] = []
  class BroadcastChannel extends EventTarget {
    constructor() {
      super()
      channels.push(this)
    }
    postMessage(message: unknown) {
      posted.push(message)
    }
  }
  const parts = {
    document: Object.assign(document, { cookie: 'a=1', visibilityState: 'visible' }),
    cookieStore,
    BroadcastChannel,
    sessionStorage: undefined as unknown,
    setTimeout: (run: () => void, delayMs: number) => setTimeout(run, delayMs),
    clearTimeout: (timer: NodeJS.Timeout | undefined) => clearTimeout(timer),
  }
  const complete = Object.assign(window, parts)
  return { window: complete as never, parts: complete, cookieStore, channels, posted }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('createBrowserPage', () => {
  it('calls when the page may have missed something', () => {
    const { window, parts, channels } = createWindow()
    let calls = 0
    const stop = createBrowserPage(window).onCall(() => {
      calls += 1
    })
    const events: [EventTarget, string][] = [
      [parts.document, 'visibilitychange'],
      [parts, 'pageshow'],
      [parts, 'online'],
      [channels[0] as EventTarget, 'message'],
    ]
    for (const [target, name] of events) target.dispatchEvent(new Event(name))
    expect(calls).toBe(4)
    stop()
    for (const [target, name] of events) target.dispatchEvent(new Event(name))
    expect(calls).toBe(4)
  })

  it('leaves a change of cookies to a page under way', () => {
    const { window, cookieStore } = createWindow()
    let calls = 0
    const stop = createBrowserPage(window).onCall(() => {
      calls += 1
    })
    cookieStore.dispatchEvent(new Event('change'))
    expect(calls).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(calls).toBe(1)
    cookieStore.dispatchEvent(new Event('change'))
    stop()
    vi.advanceTimersByTime(1000)
    expect(calls).toBe(1)
  })

  // shows F78
  it('waits while a form is being answered', () => {
    const { window, parts, cookieStore, channels } = createWindow()
    let calls = 0
    createBrowserPage(window).onCall(() => {
      calls += 1
    })
    parts.dispatchEvent(new Event('submit'))
    cookieStore.dispatchEvent(new Event('change'))
    channels[0]?.dispatchEvent(new Event('message'))
    parts.document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(9_999)
    expect(calls).toBe(0)
    vi.advanceTimersByTime(1)
    expect(calls).toBe(1)
    channels[0]?.dispatchEvent(new Event('message'))
    expect(calls).toBe(2)
  })

  it('looks when the page returns from a form', () => {
    const { window, parts } = createWindow()
    let calls = 0
    createBrowserPage(window).onCall(() => {
      calls += 1
    })
    parts.dispatchEvent(new Event('submit'))
    parts.dispatchEvent(new Event('pageshow'))
    expect(calls).toBe(1)
    vi.advanceTimersByTime(20_000)
    expect(calls).toBe(1)
  })

  it('goes on looking after a script’s form', () => {
    const { window, parts, channels } = createWindow()
    let calls = 0
    createBrowserPage(window).onCall(() => {
      calls += 1
    })
    const submit = new Event('submit', { cancelable: true })
    submit.preventDefault()
    parts.dispatchEvent(submit)
    channels[0]?.dispatchEvent(new Event('message'))
    expect(calls).toBe(1)
  })

  it('calls the other tabs', () => {
    const { window, posted } = createWindow()
    createBrowserPage(window).callOthers()
    expect(posted).toEqual(['look'])
  })

  it('remembers for the next page, also without storage', () => {
    const { window, parts } = createWindow()
    const page = createBrowserPage(window)
    const kept = new Map<string, string>()
    parts.sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
    expect(page.readMemory()).toBeNull()
    page.writeMemory('a b')
    expect(page.readMemory()).toBe('a b')
    Object.defineProperty(parts, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    page.writeMemory('c')
    expect(page.readMemory()).toBeNull()
  })

  it('knows cookies and whether it is shown', () => {
    const { window, parts } = createWindow()
    const page = createBrowserPage(window)
    expect([page.readCookies(), page.isVisible()]).toEqual(['a=1', true])
    parts.document.visibilityState = 'hidden'
    expect(page.isVisible()).toBe(false)
  })
})
