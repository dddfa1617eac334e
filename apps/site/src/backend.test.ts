import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
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
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  it('has its calls measured', async () => {
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1')
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_x')
    vi.stubEnv('BACKEND_SECRET_KEY', 'sb_secret_x')
    const measured: unknown[] = []
    vi.stubGlobal('fetch', async () => Response.json([]))
    const call = (of: unknown, send: (traced: object) => unknown) => (measured.push(of), send({}))
    vi.stubGlobal(Symbol.for('@house-edge/publishing/observer'), { call })
    // The environment is read once.
    vi.resetModules()
    const fresh = await import('./backend.ts')
    await fresh.serviceBackend().from('profiles').select('display_name')
    expect(measured).toEqual([{ service: 'backend', method: 'GET' }])
  })

  it('says what is missing without the secret key', () => {
    vi.stubEnv('BACKEND_URL', 'http://127.0.0.1:1')
    vi.stubEnv('BACKEND_PUBLISHABLE_KEY', 'sb_publishable_x')
    expect(() => serviceBackend()).toThrow('Missing server key')
  })
})
