import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '../testing/control.ts'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const fault = async (body: object): Promise<void> =>
  expect((await ask(backend, 'POST', '/faults', body)).status).toBe(201)
const keySet = (): Promise<Response> =>
  fetch(`${backend.url}/auth/v1/.well-known/jwks.json`, { headers: { apikey: backend.publishableKey } })

afterEach(async () => {
  await ask(backend, 'POST', '/reset')
})

describe('faults', () => {
  // shows P50
  it('answer with a status, counted, on the named path', async () => {
    await fault({ path: '/auth/v1/.well-known/jwks.json', kind: 'status', status: 503, times: 1 })
    expect([(await keySet()).status, (await keySet()).status]).toEqual([503, 200])
  })

  it('tell one grant from another', async () => {
    const { client } = await backend.signUp('grant@example.com')
    await fault({ path: '/auth/v1/token', contains: 'grant_type=password', kind: 'status', status: 500 })
    const refused = await backend.client().auth.signInWithPassword({ email: 'grant@example.com', password })
    expect(refused.error?.status).toBe(500)
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('cut before the work, so that nothing was done', async () => {
    await fault({ path: '/auth/v1/signup', kind: 'cut' })
    expect((await backend.client().auth.signUp({ email: 'cut@example.com', password })).error).toMatchObject({
      name: 'AuthRetryableFetchError',
      status: 0,
    })
    expect(await backend.mailCount('cut@example.com')).toBe(0)
  })

  it('cut after the work, losing the answer', async () => {
    const { client } = await backend.signUp('lost@example.com')
    const before = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    await fault({ path: '/auth/v1/token', kind: 'cut', at: 'end', times: 1 })
    const lost = await fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ refresh_token: before }),
    }).catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(TypeError)

    backend.advance(60_000)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await client.auth.getSession()).data.session?.refresh_token).not.toBe(before)
  })

  it('spare the control plane, mailbox and health', async () => {
    await fault({ path: '*', kind: 'status' })
    expect((await keySet()).status).toBe(500)
    for (const path of ['/health', '/mailbox/api/messages'])
      expect((await fetch(backend.url + path)).status).toBe(200)
    expect((await ask(backend, 'GET', '/clock')).status).toBe(200)
  })
})
