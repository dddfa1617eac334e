import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAuthService } from '../service/auth-service.ts'
import { createFakeAuthService } from '../testing/fake-auth-service.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createRefreshGate } from './refresh-gate.ts'
import { createRefresher, type RefreshResult } from './refresher.ts'
import { findOwner } from '../session/session-owner.ts'
import { findSession, type Session } from '../session/session.ts'

const minuteMs = 60_000
const secretKey = 'sb_secret_of_the_test'

const busyAddress = '203.0.113.9'

function createProcess({
  ownNameIsBusy = false,
  ...options
}: { memoryLimit?: number; ownNameIsBusy?: boolean } = {}) {
  const busyAddresses: (string | null)[] = ownNameIsBusy ? [busyAddress, null] : [busyAddress]
  const clock = createTestClock()
  const service = createFakeAuthService(clock)
  const calls = createAuthService({
    url: new URL('http://127.0.0.1:54399'),
    publishableKey: 'sb_publishable_x',
    secretKey,
    fetch: (input, init) =>
      busyAddresses.includes(addressOf(init)) ? Promise.resolve(tooMany()) : service.fetch(input, init),
    clock,
  })
  const refresher = createRefresher({ service: calls, gate: createRefreshGate(clock), clock, ...options })
  return {
    clock,
    service,
    refresher,
    begin: (userId: string = randomUUID()) => {
      const session = findSession(service.issue({ userId }), clock.now())
      if (!session) throw new TypeError('The fake service issued no session.')
      return session
    },
    refresh: (session: Session) => clock.run(refresher.refresh(session)),
    tokenCalls: () => service.callsTo('/auth/v1/token'),
  }
}

function addressOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get('sb-forwarded-for')
}

/** What the service says to an address that asks too often. */
function tooMany(): Response {
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
  return Response.json(body, { status: 429 })
}

function bought(result: RefreshResult): Session {
  if (result.kind !== 'fresh') throw new TypeError(`The refresh came to nothing: ${result.kind}`)
  return result.session
}

describe('createRefresher', () => {
  // shows R238
  it.each([11_000, 61_000, 5 * minuteMs, 58 * minuteMs])(
    'asks once for a refresh token, %i ms late',
    async (lateMs) => {
      const { begin, refresh, clock, tokenCalls } = createProcess()
      const session = begin()
      const first = bought(await refresh(session))
      await clock.advance(lateMs)
      expect(bought(await refresh(session))).toEqual(first)
      expect(tokenCalls()).toBe(1)
    },
  )

  it('counts a response after 1.5 s as failed', async () => {
    const { begin, refresher, clock, service, tokenCalls } = createProcess()
    service.latencyMs = 10_000
    void refresher.refresh(begin())
    await clock.advance(1_400)
    void refresher.refresh(begin())
    await clock.advance(0)
    expect(tokenCalls()).toBe(2)
    await clock.advance(100)
    void refresher.refresh(begin())
    await clock.advance(0)
    expect(tokenCalls()).toBe(2)
    await clock.advance(200)
    expect(tokenCalls()).toBe(3)
  })

  it('asks again when the new token is itself due', async () => {
    const { begin, refresh, clock, tokenCalls } = createProcess()
    const session = begin()
    const first = bought(await refresh(session))
    await clock.advance(59 * minuteMs)
    expect(bought(await refresh(session))).toMatchObject({ refreshToken: first.refreshToken })
    expect(tokenCalls()).toBe(2)
  })

  it('never sends an older refresh token', async () => {
    const { begin, refresh, clock } = createProcess()
    const session = begin()
    const first = bought(await refresh(session))
    await refresh(first)
    await clock.advance(2 * minuteMs)
    expect(bought(await refresh(session))).toEqual(first)
    const again = bought(await refresh(first))
    expect((await refresh(again)).kind).toBe('fresh')
  })

  it('shares one refresh beyond its first caller', async () => {
    const { begin, clock, refresher, service, tokenCalls } = createProcess()
    const session = begin()
    service.mood = { kind: 'refuses-connections' }
    const early = refresher.refresh(session)
    await clock.advance(100)
    service.mood = { kind: 'well' }
    const [first, second] = await clock.run(Promise.all([early, refresher.refresh(session)]))
    expect(second).toEqual(first)
    expect(first.kind).toBe('fresh')
    await clock.advance(5 * minuteMs)
    expect(await clock.run(refresher.refresh(session))).toEqual(first)
    expect(tokenCalls()).toBe(2)
  })

  // shows F73
  it('refreshes in the server’s name when the address is blocked', async () => {
    const { begin, clock, refresher, tokenCalls } = createProcess()
    const result = await clock.run(refresher.refresh(begin(), { visitorAddress: busyAddress }))
    expect(result.kind).toBe('fresh')
    expect(tokenCalls()).toBe(1)
  })

  // shows F73
  it('lets nobody wait because another address asks too often', async () => {
    const { begin, clock, refresher } = createProcess({ ownNameIsBusy: true })
    const [busy, other] = [begin(), begin()]
    for (let requests = 0; requests < 5; requests += 1) {
      const refused = await clock.run(refresher.refresh(busy, { visitorAddress: busyAddress }))
      expect(refused).toMatchObject({ kind: 'kept', error: { code: 'auth/too-many-attempts' } })
    }
    const beganMs = clock.now()
    const result = await clock.run(refresher.refresh(other, { visitorAddress: '203.0.113.10' }))
    expect(result.kind).toBe('fresh')
    expect(clock.now()).toBe(beganMs)
  })

  it('forgets the oldest result when full', async () => {
    const { begin, clock, refresher, service, tokenCalls } = createProcess({ memoryLimit: 100 })
    const [oldest, older] = [begin(), begin()]
    service.mood = { kind: 'answers', status: 400, body: { error_code: 'refresh_token_not_found' } }
    const ask = (session: Session) => clock.run(refresher.refresh(session))
    await ask(oldest)
    await ask(older)
    const other = begin()
    const others = Array.from({ length: 99 }, (_, index) => ({
      ...other,
      refreshToken: `token-${index}`,
    }))
    await clock.run(Promise.all(others.map((session) => refresher.refresh(session))))
    const before = tokenCalls()
    await ask(older)
    expect(tokenCalls()).toBe(before)
    await ask(oldest)
    expect(tokenCalls()).toBe(before + 1)
  })

  it.each([
    ['local', ['first']],
    ['others', ['second']],
    ['global', ['first', 'second']],
  ] as const)('hands on everything but ended sessions: %s', async (scope, ended) => {
    const { begin, refresh, service, refresher } = createProcess()
    const userId = randomUUID()
    const sessions = { first: begin(userId), second: begin(userId), stranger: begin() }
    for (const session of Object.values(sessions)) await refresh(session)
    service.mood = { kind: 'answers', status: 400, body: { error_code: 'session_not_found' } }
    const owner = findOwner(sessions.first.accessToken)
    refresher.forget(owner ?? { sub: '' }, scope)
    const dropped: string[] = []
    for (const [name, session] of Object.entries(sessions)) {
      if ((await refresh(session)).kind === 'dropped') dropped.push(name)
    }
    expect(dropped).toEqual(ended)
  })
})
