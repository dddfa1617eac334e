import { describe, expect, it } from 'vitest'
import { createTestBrowser, createTestSite, type TestBrowser } from '../testing/test-site.ts'
import type { SignOutScope } from '../session/session-owner.ts'
import { signOut } from './sign-out.ts'

const hourMs = 3_600_000

/** A site, two browsers of one account whose tokens have ended, and a copy of the cookies of each. */
async function siteWithOldCookies() {
  const site = createTestSite()
  const begin = () => createTestBrowser(site.service.issue({ userId: 'both' }), site.clock)
  const [here, there] = [begin(), begin()]
  const [oldHere, oldThere] = [copyOf(here), copyOf(there)]
  await site.clock.advance(hourMs)
  const visit = async (browser: TestBrowser) => {
    const response = await site.clock.run(
      site.auth.proxy(
        browser.request('/account'),
        async (context) => new Response((await context.visitor()).state),
      ),
    )
    return browser.receive(response).status
  }
  const leave = async (scope: SignOutScope) => {
    const request = here.request('/out', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
    await site.clock.run(
      site.auth.handle(request, async (context) => Response.json(await signOut(context, scope))),
    )
  }
  for (const browser of [here, there]) await visit(browser)
  return { visit, leave, oldHere, oldThere, refreshes: () => site.service.callsTo('/auth/v1/token') }
}

function copyOf(browser: TestBrowser): TestBrowser {
  const copy = createTestBrowser()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

describe('signOut', () => {
  it.each(['global', 'others'] as const)('ends nothing when a second factor is due: %s', async (scope) => {
    const site = createTestSite()
    const browser = createTestBrowser(site.service.issue({ userId: 'half-in' }), site.clock)
    site.service.replies.set('/logout', { status: 403, body: { code: 'insufficient_aal' } })
    const request = browser.request('/out', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const response = await site.clock.run(
      site.auth.handle(request, async (context) => {
        const outcome = await signOut(context, scope)
        return Response.json({ code: outcome.ok || outcome.code, state: (await context.visitor()).state })
      }),
    )
    expect(await response.json()).toEqual({ code: 'auth/second-factor-needed', state: 'signed-in' })
  })

  it('ends old cookies of its session, not of others', async () => {
    const { visit, leave, oldHere, oldThere, refreshes } = await siteWithOldCookies()
    await leave('local')
    expect(await visit(oldHere)).toBe(303)
    expect(refreshes()).toBe(3)
    expect(await visit(oldThere)).toBe(200)
    expect(refreshes()).toBe(3)
  })

  it('asks the service about old cookies of ended sessions', async () => {
    const { visit, leave, oldHere, oldThere, refreshes } = await siteWithOldCookies()
    await leave('others')
    await visit(oldThere)
    expect(refreshes()).toBe(3)
    await visit(oldHere)
    expect(refreshes()).toBe(3)
  })

  it('has it asked about all of them, when all were signed out', async () => {
    const { visit, leave, oldHere, oldThere, refreshes } = await siteWithOldCookies()
    await leave('global')
    for (const old of [oldHere, oldThere]) await visit(old)
    expect(refreshes()).toBe(4)
  })
})
