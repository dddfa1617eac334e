import { describe, expect, it } from 'vitest'
import type { SessionSnapshot } from '../operations/script-endpoints.ts'
import type { AuthEventName } from '../session/events.ts'
import { writeHint } from '../session/hint.ts'
import { createTestClock, type TestClock } from '../testing/test-clock.ts'
import { testClaims } from '../testing/test-tokens.ts'
import { createSessionObserver } from './create-session-observer.ts'
import type { ObservedPage } from './observed-page.ts'

const second = 1000

/** A browser with tabs: one set of cookies, a server behind, and a memory for each tab. */
function createBrowser() {
  const clock = createTestClock()
  const entries: { id: string; event: AuthEventName }[] = []
  const lookers = new Map<object, () => void>()
  const browser = {
    clock,
    snapshot: { state: 'signed-out' } as SessionSnapshot,
    hint: '',
    requests: 0,
    isDown: false,
    /** What the server does when it is asked. */
    onAsk: () => {},
    /** Something happens on the server; its response sets the hint. */
    happen(event: AuthEventName, snapshot: SessionSnapshot) {
      browser.snapshot = snapshot
      entries.push({ id: `id${entries.length}`, event })
      const expiresAt = snapshot.state === 'signed-in' ? snapshot.expiresAt : 0
      browser.hint = writeHint({ expiresAt, entries })
    },
    openTab: (memory: { value: string | null } = { value: null }) => openTab(memory),
  }
  return browser

  function openTab(memory: { value: string | null }) {
    const tab = {}
    const events: string[] = []
    const page: ObservedPage & { isShown: boolean } = {
      isShown: true,
      readCookies: () => `other=1; __Host-sb-abc-auth-token-hint=${browser.hint}; last=2`,
      isVisible: () => page.isShown,
      onCall(look) {
        lookers.set(tab, look)
        return () => lookers.delete(tab)
      },
      callOthers() {
        for (const [other, look] of lookers) if (other !== tab) look()
      },
      readMemory: () => memory.value,
      writeMemory(value) {
        memory.value = value
      },
    }
    const observer = createSessionObserver({
      clock,
      page,
      async fetch() {
        browser.requests += 1
        if (browser.isDown) return Promise.reject(new TypeError('offline'))
        browser.onAsk()
        return Response.json(browser.snapshot)
      },
    })
    observer.onEvent((event, session) => events.push(`${event} ${session.state}`))
    return { observer, events, page, memory }
  }
}

function signedInUntil(clock: TestClock, leftSeconds = 3600, email = 'reader@example.com'): SessionSnapshot {
  const exp = Math.floor(clock.now() / second) + leftSeconds
  return { state: 'signed-in', claims: testClaims(clock.now(), { exp, email }) as never, expiresAt: exp }
}

describe('createSessionObserver', () => {
  it('asks nothing for a visitor without a session', async () => {
    const browser = createBrowser()
    const { observer, events } = browser.openTab()
    expect(observer.current()).toEqual({ state: 'loading' })
    for (let navigation = 0; navigation < 20; navigation += 1) await observer.look()
    expect(observer.current()).toEqual({ state: 'signed-out' })
    expect([events, browser.requests]).toEqual([['INITIAL_SESSION signed-out'], 0])
  })

  it('asks once for a visitor, over many pages', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    const { observer, events } = browser.openTab()
    for (let navigation = 0; navigation < 20; navigation += 1) await observer.look()
    expect(observer.current()).toMatchObject({ state: 'signed-in', claims: { email: 'reader@example.com' } })
    expect([events, browser.requests]).toEqual([['INITIAL_SESSION signed-in'], 1])
  })

  // shows R064, R065, R066, R067, R068, R069, R070
  it('tells every event once, in order, in every tab', async () => {
    const browser = createBrowser()
    const { clock } = browser
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
    const stops = tabs.map(({ observer }) => observer.start())
    await clock.advance(0)
    const story: [AuthEventName, SessionSnapshot][] = [
      ['SIGNED_IN', signedInUntil(clock)],
      ['MFA_CHALLENGE_VERIFIED', signedInUntil(clock)],
      ['USER_UPDATED', signedInUntil(clock, 3600, 'new@example.com')],
      ['TOKEN_REFRESHED', signedInUntil(clock, 3700)],
      ['SIGNED_OUT', { state: 'signed-out' }],
      ['PASSWORD_RECOVERY', signedInUntil(clock)],
    ]
    for (const [event, snapshot] of story) {
      browser.happen(event, snapshot)
      await tabs[0]?.observer.look()
      await clock.advance(0)
    }
    await clock.advance(90 * second)
    for (const { events } of tabs) {
      expect(events).toEqual([
        'INITIAL_SESSION signed-out',
        'SIGNED_IN signed-in',
        'MFA_CHALLENGE_VERIFIED signed-in',
        'USER_UPDATED signed-in',
        'TOKEN_REFRESHED signed-in',
        'SIGNED_OUT signed-out',
        'PASSWORD_RECOVERY signed-in',
      ])
    }
    for (const stop of stops) stop()
  })

  it('tells what happened while the tab was not looking', async () => {
    const browser = createBrowser()
    const { observer, events } = browser.openTab()
    await observer.look()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    browser.happen('USER_UPDATED', signedInUntil(browser.clock))
    browser.happen('SIGNED_OUT', { state: 'signed-out' })
    await observer.look()
    expect(events.map((event) => event.split(' ')[0])).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'USER_UPDATED',
      'SIGNED_OUT',
    ])
  })

  // shows R074
  it('tells the next page of a tab what happened between the pages', async () => {
    const browser = createBrowser()
    const loginPage = browser.openTab()
    await loginPage.observer.look()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    const accountPage = browser.openTab(loginPage.memory)
    await accountPage.observer.look()
    expect(accountPage.events).toEqual(['INITIAL_SESSION signed-in', 'SIGNED_IN signed-in'])

    const newTab = browser.openTab()
    await newTab.observer.look()
    expect(newTab.events).toEqual(['INITIAL_SESSION signed-in'])
  })

  it('signs out the other tabs when one signs out', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    const [here, there] = [browser.openTab(), browser.openTab()]
    const stop = there.observer.start()
    await browser.clock.advance(0)
    browser.happen('SIGNED_OUT', { state: 'signed-out' })
    const stopHere = here.observer.start()
    await browser.clock.advance(0)
    expect(there.observer.current()).toEqual({ state: 'signed-out' })
    expect(there.events.at(-1)).toBe('SIGNED_OUT signed-out')
    stop()
    stopHere()
  })

  it('tells of a sign-out that left no word, once', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    const { observer, events } = browser.openTab()
    await observer.look()
    browser.hint = ''
    await observer.look()
    await observer.look()
    expect(events).toEqual(['INITIAL_SESSION signed-in', 'SIGNED_OUT signed-out'])
  })

  // shows R202
  it('refreshes every 30 s when under 90 s are left', async () => {
    const browser = createBrowser()
    const { clock } = browser
    browser.happen('SIGNED_IN', signedInUntil(clock, 300))
    browser.onAsk = () => {
      const { snapshot } = browser
      if (snapshot.state !== 'signed-in' || snapshot.expiresAt * second - clock.now() >= 90 * second) return
      browser.happen('TOKEN_REFRESHED', signedInUntil(clock))
    }
    const { observer, events } = browser.openTab()
    const stop = observer.start()
    await clock.advance(209 * second)
    expect(events).toEqual(['INITIAL_SESSION signed-in'])
    await clock.advance(32 * second)
    expect(events).toEqual(['INITIAL_SESSION signed-in', 'TOKEN_REFRESHED signed-in'])
    await clock.advance(600 * second)
    expect(events).toHaveLength(2)
    stop()
  })

  // shows R202
  it('looks every 30 s, only while a refresh is due', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock, 60))
    const stop = browser.openTab().observer.start()
    await browser.clock.advance(0)
    const asked: number[] = []
    for (let look = 0; look < 4; look += 1) {
      const before = browser.requests
      await browser.clock.advance(29 * second)
      expect(browser.requests).toBe(before)
      await browser.clock.advance(second)
      asked.push(browser.requests - before)
    }
    expect(asked).toEqual([1, 1, 1, 1])
    browser.happen('TOKEN_REFRESHED', signedInUntil(browser.clock))
    await browser.clock.advance(30 * second)
    const before = browser.requests
    await browser.clock.advance(600 * second)
    expect(browser.requests).toBe(before)
    stop()
  })

  it('rests while hidden and once stopped', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock, 60))
    const { observer, page } = browser.openTab()
    const stop = observer.start()
    await browser.clock.advance(0)
    page.isShown = false
    const before = browser.requests
    await browser.clock.advance(600 * second)
    expect(browser.requests).toBe(before)
    page.isShown = true
    stop()
    await browser.clock.advance(600 * second)
    expect(browser.requests).toBe(before)
  })

  it('keeps what it knows while the site cannot be reached', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock, 80))
    const { observer, events } = browser.openTab()
    await observer.look()
    browser.isDown = true
    await observer.look()
    expect(observer.current()).toMatchObject({ state: 'signed-in' })
    expect(events).toEqual(['INITIAL_SESSION signed-in'])
  })

  it('says "unknown" without a first response, and asks again', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    browser.isDown = true
    const { observer, events } = browser.openTab()
    await observer.look()
    expect(observer.current()).toEqual({ state: 'unknown' })
    browser.isDown = false
    await observer.look()
    expect(events).toEqual(['INITIAL_SESSION unknown', 'SIGNED_IN signed-in'])
  })

  it('asks once when many look at the same time', async () => {
    const browser = createBrowser()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    const { observer } = browser.openTab()
    await Promise.all(Array.from({ length: 50 }, () => observer.look()))
    expect(browser.requests).toBe(1)
  })

  it('tells listeners of changes only', async () => {
    const browser = createBrowser()
    const { observer } = browser.openTab()
    let changes = 0
    const stop = observer.subscribe(() => {
      changes += 1
    })
    for (let times = 0; times < 5; times += 1) await observer.look()
    expect(changes).toBe(1)
    stop()
    browser.happen('SIGNED_IN', signedInUntil(browser.clock))
    await observer.look()
    expect(changes).toBe(1)
  })

  it('finds the hint by the name the site gave its cookies', async () => {
    const browser = createBrowser()
    const page = {
      readCookies: () => `casino-hint=${writeHint({ expiresAt: 9_999_999_999, entries: [] })}`,
      isVisible: () => true,
      onCall: () => () => {},
      callOthers: () => {},
      readMemory: () => null,
      writeMemory: () => {},
    }
    const observer = createSessionObserver({
      clock: browser.clock,
      page,
      cookieName: 'casino',
      fetch: async () => Response.json(signedInUntil(browser.clock)),
    })
    await observer.look()
    expect(observer.current()).toMatchObject({ state: 'signed-in' })
  })
})
