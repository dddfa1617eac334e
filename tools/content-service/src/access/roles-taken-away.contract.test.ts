import { compileOnce } from '@house-edge/backend'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password, startAccounts } from '../../desk/e2e/accounts.ts'
import type { Accounts } from '../../desk/e2e/accounts.ts'
import { startTestService } from '../testing/start-test-service.ts'

const email = 'reader@desk.example'
const clock = { nowMs: Date.now() }
let accounts: Accounts
beforeAll(async () => {
  compileOnce()
  accounts = await startAccounts(() => clock.nowMs)
}, 120_000)
afterAll(() => accounts.close())
beforeEach(async () => {
  clock.nowMs += 60_000
  await accounts.setRole(email, 'publisher')
  await accounts.ban(email, 'none')
})

const control = (method: string, body?: object) =>
  fetch(`${accounts.signIn.url}/control/faults`, {
    method,
    headers: { apikey: accounts.secretKey },
    ...(body && { body: JSON.stringify(body) }),
  })

/** A desk at which a publisher has just signed in. */
async function openDesk() {
  const documents = [{ id: 'ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }]
  const signIn = { ...accounts.signIn, secretKey: accounts.secretKey }
  const service = await startTestService({ documents, service: { signIn, now: () => clock.nowMs } })
  const enter = async (as: string): Promise<string> => {
    const body = new URLSearchParams({ email: as, password })
    const answer = await fetch(`${service.origin}/desk/login`, { method: 'POST', body, redirect: 'manual' })
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const cookie = await enter(email)
  const ask = async (method: string, path: string, body?: { [key: string]: number | string | null }) => {
    const { status, body: said } = await service.call(method, `/desk/api${path}`, body, { cookie })
    const { code } = (said['error'] ?? {}) as { code?: string }
    return code === undefined ? status : `${status} ${code}`
  }
  return {
    publish: () => ask('POST', '/documents/ada/publish', {}),
    read: () => ask('GET', '/documents/ada'),
    ask,
    page: async () =>
      (await fetch(`${service.origin}/desk/`, { headers: { cookie }, redirect: 'manual' })).status,
    /** Moves the clock of the service, and what waits for it. */
    minuteLater: async () => {
      const other = { cookie: await enter('publisher@desk.example') }
      expect((await service.call('POST', '/control/clock', { advanceMs: 60_000 }, other)).status).toBe(200)
    },
    listen: () =>
      fetch(`${service.origin}/desk/api/documents/ada/events?key=k&name=Ada`, { headers: { cookie } }),
  }
}

const signedOut = '403 desk/forbidden'

describe('a session of the desk', () => {
  // shows P94
  it('publishes nothing more once its role was taken away', async () => {
    const desk = await openDesk()
    expect(await desk.publish()).toBe(200)
    await accounts.setRole(email, null)
    expect([await desk.publish(), await desk.read(), await desk.page()]).toEqual([signedOut, signedOut, 302])
  })

  // shows P94
  it('goes on as an editor where that is left', async () => {
    const desk = await openDesk()
    await accounts.setRole(email, 'editor')
    const release = { label: 'Soon', scheduledAtMs: clock.nowMs + 3_600_000 }
    expect([
      await desk.publish(),
      await desk.ask('POST', '/releases', release),
      await desk.ask('GET', '/settings'),
      await desk.read(),
    ]).toEqual([signedOut, signedOut, signedOut, 200])
  })

  // shows P94
  it('of a banned account ends within a minute', async () => {
    const desk = await openDesk()
    await accounts.ban(email, '24h')
    clock.nowMs += 59_000
    expect(await desk.read()).toBe(200)
    clock.nowMs += 1_000
    expect([await desk.read(), await desk.publish()]).toEqual([signedOut, signedOut])
  })

  it('of a banned account hears of documents no more', async () => {
    const desk = await openDesk()
    const heard = await desk.listen()
    const reader = heard.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await accounts.ban(email, '24h')
    await desk.minuteLater()
    expect((await reader?.read())?.done).toBe(true)
    expect((await desk.listen()).status).toBe(403)
  })

  // shows P94
  it('writes but publishes nothing while the backend is silent', async () => {
    const desk = await openDesk()
    await control('POST', { path: '/auth/*', kind: 'status', status: 503 })
    try {
      clock.nowMs += 60_000
      expect([await desk.read(), await desk.publish()]).toEqual([200, '503 desk/sign-in-unavailable'])
    } finally {
      await control('DELETE')
    }
    expect(await desk.publish()).toBe(200)
  })
})
