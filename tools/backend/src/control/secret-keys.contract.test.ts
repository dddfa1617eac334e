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
  const { secretKey } = body as { secretKey: string }
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
