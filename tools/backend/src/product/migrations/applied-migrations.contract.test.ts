import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useBackend } from '../../testing/test-backend.ts'

const backend = useBackend()
const folder = join(import.meta.dirname, '../../../../../supabase/migrations')

describe('applied_migrations', () => {
  it('names to the service role each migration that was applied', async () => {
    const versions = (await readdir(folder)).map((file) => file.slice(0, file.indexOf('_'))).toSorted()
    const { data, error } = await backend.serviceClient().rpc('applied_migrations')
    expect([error, data]).toEqual([null, versions])
  })

  it('tells nobody else', async () => {
    const { data, error } = await backend.client().rpc('applied_migrations')
    expect([data, error?.code]).toEqual([null, '42501'])
  })
})
