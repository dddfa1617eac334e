import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { ask } from '../testing/control.ts'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

/** Whether a key may ask what the service alone may, and whether a function takes it for the service's. */
async function rightsOf(key: string): Promise<boolean[]> {
  const service = createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const users = await service.auth.admin.listUsers()
  const told = await service.functions.invoke('score-changes', { body: { reviews: [] } })
  return [!users.error, !told.error]
}

it('a further secret key is as good as the first until it is deleted', async () => {
  const { body } = await ask(backend, 'POST', '/keys/secret')
  const { key: secretKey } = body as { key: string }
  expect(secretKey).not.toBe(backend.secretKey)
  expect([await rightsOf(backend.secretKey), await rightsOf(secretKey)]).toEqual([
    [true, true],
    [true, true],
  ])
  await ask(backend, 'DELETE', `/keys/secret/${secretKey}`)
  expect([await rightsOf(backend.secretKey), await rightsOf(secretKey)]).toEqual([
    [true, true],
    [false, false],
  ])
})

it('a further publishable key is as good as the first until it is deleted', async () => {
  const isTaken = async (key: string): Promise<boolean> => {
    const { ok } = await fetch(`${backend.url}/auth/v1/settings`, { headers: { apikey: key } })
    return ok
  }
  const { body } = await ask(backend, 'POST', '/keys/publishable')
  const { key } = body as { key: string }
  expect(key).toMatch(/^sb_publishable_/)
  expect([await isTaken(backend.publishableKey), await isTaken(key)]).toEqual([true, true])
  expect(await rightsOf(key)).not.toContain(true)
  await ask(backend, 'DELETE', `/keys/publishable/${key}`)
  expect([await isTaken(backend.publishableKey), await isTaken(key)]).toEqual([true, false])
})
