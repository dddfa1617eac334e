import { describe, expect, it } from 'vitest'
import type { Clock } from '../clock/clock.ts'
import { createFakeAuthService } from '../testing/fake-auth-service.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestBrowser, type TestBrowser, testRule } from '../testing/test-site.ts'
import { createAuth } from './create-auth.ts'

const second = 1000
const minute = 60 * second

/** A site and its auth service, whose clocks differ by what the test says, and change while it runs. */
function createTwoClocks() {
  const clock = createTestClock()
  const aheadMs = { site: 0, service: 0 }
  const clockOf = (whose: 'site' | 'service'): Clock => ({
    ...clock,
    now: () => clock.now() + aheadMs[whose],
  })
  const service = createFakeAuthService(clockOf('service'))
  const auth = createAuth({
    backend: {
      url: 'http://127.0.0.1:54399',
      publishableKey: 'k',
      secretKey: 'sb_secret_of_the_test_site',
    },
    siteOrigin: 'http://localhost:3000',
    rule: testRule,
    fetch: service.fetch,
    clock: clockOf('site'),
  })
  const visit = async (browser: TestBrowser) => {
    const response = await clock.run(
      auth.proxy(
        browser.request('/account'),
        async (context) => new Response((await context.visitor()).state),
      ),
    )
    return browser.receive(response).text()
  }
  const visitForMinutes = async (browser: TestBrowser, minutes: number) => {
    for (let passedMs = 0; passedMs < minutes * minute; passedMs += 10 * second) {
      expect(await visit(browser)).toBe('signed-in')
      await clock.advance(10 * second)
    }
  }
  return {
    clock,
    service,
    aheadMs,
    visit,
    visitForMinutes,
    refreshes: () => service.callsTo('/auth/v1/token'),
  }
}

describe('createAuth: a clock that is wrong', () => {
  // shows F37
  it.each([
    [-30, 0],
    [30, 0],
    [-600, 1],
    [600, 1],
    [-7200, 1],
    [7200, 1],
  ])('by %i s costs at most %i refresh, and no session', async (skewSeconds, most) => {
    const { clock, service, aheadMs, visitForMinutes, refreshes } = createTwoClocks()
    aheadMs.service = -skewSeconds * second
    const claims = skewSeconds < 0 ? { nbf: Math.floor((clock.now() + aheadMs.service) / second) } : {}
    const browser = createTestBrowser(service.issue({ claims }), clock)
    await visitForMinutes(browser, 2)
    expect(refreshes()).toBeLessThanOrEqual(most)
  })

  // shows F37
  it.each([
    ['site', 30],
    ['site', -30],
    ['site', 600],
    ['site', -600],
    ['site', 7200],
    ['site', -7200],
    ['service', 600],
    ['service', -600],
    ['service', 7200],
    ['service', -7200],
  ] as const)('costs one refresh when the %s’s jumps by %i s', async (whose, seconds) => {
    const { clock, service, aheadMs, visitForMinutes, refreshes } = createTwoClocks()
    const browsers = [1, 2].map(() => createTestBrowser(service.issue(), clock))
    for (const browser of browsers) await visitForMinutes(browser, 1)
    aheadMs[whose] += seconds * second
    for (const browser of browsers) await visitForMinutes(browser, 2)
    expect(refreshes()).toBeLessThanOrEqual(browsers.length)
  })

  it('set back after the service failed makes no pause longer', async () => {
    const { clock, service, aheadMs, visit } = createTwoClocks()
    const browser = createTestBrowser(service.issue(), clock)
    expect(await visit(browser)).toBe('signed-in')
    // So long that the token has ended by either clock.
    await clock.advance(125 * minute)
    service.mood = { kind: 'refuses-connections' }
    for (let visits = 0; visits < 5; visits += 1) expect(await visit(browser)).not.toBe('signed-in')
    aheadMs.site -= 60 * minute
    // Time goes on from when the clock is next looked at.
    await visit(browser)
    service.mood = { kind: 'well' }
    await clock.advance(minute)
    expect(await visit(browser)).toBe('signed-in')
  })

  it('set back after a look for keys delays no other', async () => {
    const { clock, service, aheadMs, visit } = createTwoClocks()
    const browser = createTestBrowser(service.issue(), clock)
    expect(await visit(browser)).toBe('signed-in')
    await clock.advance(second)
    service.rotateKey()
    expect(await visit(createTestBrowser(service.issue(), clock))).toBe('signed-in')
    service.rotateKey()
    aheadMs.site -= 60 * minute
    await visit(browser)
    // Unknown keys are asked for once a minute.
    await clock.advance(minute)
    expect(await visit(createTestBrowser(service.issue(), clock))).toBe('signed-in')
  })

  it('ignores the old time of a late response', async () => {
    const { clock, service, visit, refreshes } = createTwoClocks()
    const browser = createTestBrowser(service.issue(), clock)
    await clock.advance(60 * minute)
    const late = createTestBrowser()
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    await visit(browser)
    await clock.advance(50 * minute)
    expect(await visit(late)).toBe('signed-in')
    expect(refreshes()).toBe(1)
    await clock.advance(9 * minute)
    expect(await visit(browser)).toBe('signed-in')
    expect(refreshes()).toBe(2)
  })
})
