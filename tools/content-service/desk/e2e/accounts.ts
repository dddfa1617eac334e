import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { type BackendOptions, startBackend } from '@house-edge/backend'
import { templateFolder } from '@house-edge/backend/template'
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
  /** Bans an account for a while, such as `24h`, or not any more with `none`. */
  ban: (email: string, duration: string) => Promise<void>
  /** Gives an account an authenticator app. @returns What the app shows. */
  protect: (email: string) => Promise<() => string>
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
    databaseImage: await readEmptyImage(),
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
    async ban(email, duration) {
      const { error } = await auth.admin.updateUserById(ids.get(email) ?? '', { ban_duration: duration })
      if (error) throw error
    },
    async protect(email) {
      const { auth: own } = createClient(backend.url, backend.publishableKey, {
        auth: { persistSession: false },
      })
      await own.signInWithPassword({ email, password })
      const { data, error } = await own.mfa.enroll({ factorType: 'totp' })
      if (error) throw error
      const show = () => codeOf(data.totp.secret, now())
      const verified = await own.mfa.challengeAndVerify({ factorId: data.id, code: show() })
      if (verified.error) throw verified.error
      return show
    },
    async close() {
      await backend.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What an authenticator app shows: https://www.rfc-editor.org/rfc/rfc6238, with SHA-1, 30 s and six digits. */
function codeOf(secret: string, nowMs: number): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)))
  const digest = createHmac('sha1', key).update(step).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

type Image = NonNullable<BackendOptions['databaseImage']>

async function readEmptyImage(): Promise<Image> {
  return deserialize(await readFile(join(await templateFolder(), 'empty.image'))) as Image
}
