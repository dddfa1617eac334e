import { describe, expect, it } from 'vitest'
import { findOwner } from '../session/session-owner.ts'
import { findSession } from '../session/session.ts'
import { createFakeAuthService } from '../testing/fake-auth-service.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createSetup } from './create-setup.ts'

/** Two processes of one site that hear each other. */
function twoProcesses() {
  const clock = createTestClock()
  const service = createFakeAuthService(clock)
  const listeners: ((news: string) => void)[] = []
  const setups = [0, 1].map((own) =>
    createSetup({
      backend: { url: 'http://127.0.0.1:54399', publishableKey: 'sb_publishable_x' },
      siteOrigin: 'http://site.example',
      clock,
      fetch: (input, init) => service.fetch(input, init),
      peers: {
        nameOf: (text) => text,
        send: (news) => listeners[1 - own]?.(news),
        onMessage: (listener) => (listeners[own] = listener),
      },
    }),
  )
  return { clock, service, one: setups[0]!, two: setups[1]!, say: (news: string) => listeners[0]?.(news) }
}

describe('createSetup: peers', () => {
  it('hands on nothing of a session ended elsewhere', async () => {
    const { clock, service, one, two } = twoProcesses()
    const session = findSession(service.issue(), clock.now())!
    await clock.run(two.refresher.refresh(session))
    service.mood = { kind: 'answers', status: 400, body: { error_code: 'session_not_found' } }
    expect(await clock.run(two.refresher.refresh(session))).toMatchObject({ kind: 'fresh' })
    one.refresher.forget(findOwner(session.accessToken)!, 'local')
    expect(await clock.run(two.refresher.refresh(session))).toMatchObject({ kind: 'dropped' })
  })

  it('counts another process’s attempts and ignores what is no news', () => {
    const { one, two, say } = twoProcesses()
    const attempt = { kind: 'password', subject: 'a@b.io', address: undefined, isCountedApart: true } as const
    for (const news of ['', 'null', '{"kind":"else"}']) say(news)
    for (let count = 0; count < 10; count += 1) one.limits.take(attempt)
    expect(two.limits.take(attempt).isGranted).toBe(false)
  })
})
