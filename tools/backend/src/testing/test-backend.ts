import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect } from 'vitest'
import type { CaughtMessage } from '../mailbox/outbox.ts'
import { createLog } from '@house-edge/double/log'
import type { BackendOptions } from '../backend-options.ts'
import { startBackend, type Backend } from '../start-backend.ts'
import { databaseImage } from './database-image.ts'
import { migrationsFolder } from './migrations-folder.ts'

export const password = 'correct horse battery'

export interface TestBackend extends Backend {
  folder: string
  siteUrl: string
  /** What the backend logged, one JSON line each. */
  logged: string[]
  /** The vendor's own client, unmodified. Without options it keeps its session in memory. */
  client(options?: SupabaseClientOptions<'public'>): SupabaseClient
  /** The same as a server that passes on the address of a visitor; without one, of a visitor who was never here. */
  clientFrom(address?: string): SupabaseClient
  serviceClient(): SupabaseClient
  advance(ms: number): void
  nowMs(): number
  /** The latest message to an address. */
  mailTo(address: string): Promise<CaughtMessage & { links: string[]; code: string | null }>
  mailCount(address: string): Promise<number>
  /** A confirmed account and a client signed in to it. */
  signUp(email: string, data?: Record<string, unknown>): Promise<{ client: SupabaseClient; userId: string }>
  /** A new account with these roles, and a client signed in to it. Signing in has a limit a second. */
  newAccount(roles?: object): Promise<{ client: SupabaseClient; userId: string }>
}

const generous = { messages: 1e6, tokens: 1e6, verifications: 1e6, factors: 1e6, anonymous: 1e6, emails: 1e6 }

/** One backend for a file of tests, on a free port and a copy of the template in memory. Its clock stands still until moved. */
export function useBackend(options: Partial<BackendOptions> = {}): TestBackend {
  const holder: { current?: TestBackend } = {}
  beforeAll(async () => {
    holder.current = await startTestBackend(options)
  })
  afterAll(async () => {
    await holder.current?.close()
    if (holder.current) await rm(holder.current.folder, { recursive: true, force: true })
  })
  return new Proxy({} as TestBackend, {
    get: (_target, property) => Reflect.get(holder.current ?? {}, property) as unknown,
  })
}

export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'backend-test-')))
  let nowMs = Date.now()
  const logged: string[] = []
  const siteUrl = 'http://localhost:3000'
  const backend = await startBackend({
    folder,
    migrations: migrationsFolder,
    port: 0,
    siteUrl,
    limits: generous,
    now: () => nowMs,
    ...(options.folder === undefined && { databaseImage: await databaseImage('migrated') }),
    log: createLog({ level: 'debug', write: (line) => logged.push(line), now: Date.now }),
    ...options,
    auth: { passwordCost: 4, ...options.auth },
  })
  const client = (clientOptions?: SupabaseClientOptions<'public'>): SupabaseClient =>
    createClient(backend.url, backend.publishableKey, {
      ...clientOptions,
      auth: {
        autoRefreshToken: false,
        persistSession: false,
        detectSessionInUrl: false,
        ...clientOptions?.auth,
      },
    })
  const serviceClient = (): SupabaseClient =>
    createClient(backend.url, backend.secretKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const messagesTo = async (address: string) => {
    const response = await fetch(`${backend.url}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
    return (await response.json()) as (CaughtMessage & { links: string[]; code: string | null })[]
  }

  return {
    ...backend,
    folder,
    siteUrl,
    logged,
    client,
    clientFrom: (address = newAddress()) =>
      client({ global: { headers: { apikey: backend.secretKey, 'sb-forwarded-for': address } } }),
    serviceClient,
    advance: (ms) => {
      nowMs += ms
    },
    nowMs: () => nowMs,
    mailTo: async (address) => {
      const [latest] = await messagesTo(address)
      if (!latest) throw new TypeError(`No message was sent to ${address}.`)
      return latest
    },
    mailCount: async (address) => (await messagesTo(address)).length,
    signUp: async (email, data) => {
      const visitor = client()
      const signedUp = await visitor.auth.signUp({ email, password, options: { data: data ?? {} } })
      expect(signedUp.error).toBeNull()
      const token_hash = tokenHashOf(await messagesTo(email))
      const verified = await visitor.auth.verifyOtp({ type: 'email', token_hash })
      expect(verified.error).toBeNull()
      return { client: visitor, userId: verified.data.user?.id ?? '' }
    },
    newAccount: async (roles = {}) => {
      nowMs += 1000
      const email = `${randomUUID()}@example.com`
      const account = { email, password, email_confirm: true, app_metadata: roles }
      const created = await serviceClient().auth.admin.createUser(account)
      expect(created.error).toBeNull()
      const owner = client()
      expect((await owner.auth.signInWithPassword({ email, password })).error).toBeNull()
      return { client: owner, userId: created.data.user?.id ?? '' }
    },
  }
}

/** The hash in the link of the latest message. */
export function tokenHashOf(messages: { links: string[] }[]): string {
  return new URL(messages[0]?.links[0] ?? '').searchParams.get('token_hash') ?? ''
}

/** In a network of its own, set aside for documentation (RFC 3849). */
function newAddress(): string {
  const [one, two] = randomUUID().split('-', 1)[0]?.match(/.{4}/g) ?? []
  return `2001:db8:${one}:${two}::1`
}
