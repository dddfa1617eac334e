import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@house-edge/backend'
import { createClient } from '@supabase/supabase-js'

/** The password of every account. */
export const password = 'four pages of terms'

/** The embedded backend, with somebody for each role. */
export interface Accounts {
  signIn: { url: string; key: string }
  /** The secret key of the backend. */
  secretKey: string
  /** Gives an account another role, or none. */
  setRole: (email: string, role: string | null) => Promise<void>
  close: () => Promise<void>
}

/** Starts the backend with an editor, a publisher and a reader, who says of himself that he publishes. */
export async function startAccounts(now = Date.now): Promise<Accounts> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-accounts-'))
  const migrations = join(folder, 'migrations')
  await mkdir(migrations)
  const backend = await startBackend({
    folder: join(folder, 'data'),
    migrations,
    port: 0,
    now,
    auth: { passwordCost: 4 },
  })
  const { auth } = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } })
  const ids = new Map<string, string>()
  for (const [name, app_metadata] of [
    ['editor', { role: 'editor' }],
    ['publisher', { roles: ['reader', 'publisher'] }],
    ['reader', {}],
  ] as const) {
    const email = `${name}@desk.example`
    const { data, error } = await auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      app_metadata,
      user_metadata: { role: 'publisher' },
    })
    if (error) throw error
    ids.set(email, data.user.id)
  }
  return {
    signIn: { url: backend.url, key: backend.publishableKey },
    secretKey: backend.secretKey,
    async setRole(email, role) {
      const { error } = await auth.admin.updateUserById(ids.get(email) ?? '', { app_metadata: { role } })
      if (error) throw error
    },
    async close() {
      await backend.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
