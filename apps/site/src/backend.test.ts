import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { serviceBackend, type visitorBackend } from './backend.ts'

// The marker package throws outside a server bundle; tests run in plain Node.
vi.mock('server-only', () => ({}))

type Visitor = Awaited<ReturnType<typeof visitorBackend>>

const readProfile = async (client: Visitor) =>
  (await client.from('profiles').select('display_name, newsletter_opt_in').single()).data
const readColumn = async (client: Visitor) => (await client.from('profiles').select('no_such_column')).data
const isOperator = async (client: Visitor) => (await client.rpc('operates', { document: 'a' })).data

describe('visitorBackend', () => {
  // shows P51
  it('knows exactly the migrations’ columns and functions', () => {
    expectTypeOf(readProfile).returns.resolves.toEqualTypeOf<{
      display_name: string | null
      newsletter_opt_in: boolean
    } | null>()
    expectTypeOf(readColumn).returns.resolves.not.toExtend<{ no_such_column: unknown }[] | null>()
    expectTypeOf(isOperator).returns.resolves.toEqualTypeOf<boolean | null>()
  })
})

describe('serviceBackend', () => {
  it('says what is missing without the secret key', () => {
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1')
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_x')
    expect(() => serviceBackend()).toThrow('Missing server key')
    vi.unstubAllEnvs()
  })
})
