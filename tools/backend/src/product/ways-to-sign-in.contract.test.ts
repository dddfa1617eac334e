import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCode } from '../auth/factors/totp.ts'
import { password, type TestBackend, useBackend } from '../testing/test-backend.ts'
import { walkProvider } from '../testing/walk-provider.ts'

const asConfigured = useBackend()
const withLinking = useBackend({ auth: { manualLinkingEnabled: true } })
/** A hosted project whose owner switched linking on: the service does not ask for the second factor, so the database has to. */
const asHosted = useBackend({ auth: { manualLinkingEnabled: true, changesNeedSecondFactor: false } })

const refused = { error: expect.objectContaining({ status: 403, code: 'insufficient_aal' }) as unknown }
const github = { provider: 'github', options: { skipBrowserRedirect: true } } as const

/** The owner has shown the second factor; the thief knows the password. */
interface Account {
  owner: SupabaseClient
  thief: SupabaseClient
  email: string
}

let accounts = 0

async function protect(backend: TestBackend): Promise<Account> {
  const email = `ways-${(accounts += 1)}@example.com`
  await backend.signUp(email, { display_name: 'Greta Guarded' })
  // Linking ends in a code nobody uses here, and not in a session.
  const owner = backend.client({ auth: { flowType: 'pkce' } })
  await owner.auth.signInWithPassword({ email, password })
  const factor = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (factor.error) throw factor.error
  const code = createCode(factor.data.totp.secret, Math.floor(backend.nowMs() / 30_000))
  await owner.auth.mfa.challengeAndVerify({ factorId: factor.data.id, code })
  const thief = backend.client()
  await thief.auth.signInWithPassword({ email, password })
  return { owner, thief, email }
}

async function link(client: SupabaseClient, email: string): Promise<string | undefined> {
  const { data, error } = await client.auth.linkIdentity(github)
  if (error) return error.code
  const landed = await walkProvider(data.url, { email })
  return landed.searchParams.get('error_code') ?? undefined
}

const providersOf = async (client: SupabaseClient) =>
  (await client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider).toSorted()

/** What the thief is after: the account under an address of theirs. */
async function takeOver({ thief }: Account): Promise<void> {
  await link(thief, 'thief@example.com').catch(() => undefined)
  const identities = (await thief.auth.getUserIdentities()).data?.identities ?? []
  const own = identities.find(({ provider }) => provider === 'email')
  if (own) await thief.auth.unlinkIdentity(own)
}

describe('linking by hand', () => {
  it('is off unless it is switched on', async () => {
    const { client } = await asConfigured.signUp('unswitched@example.com')
    expect((await client.auth.linkIdentity(github)).error).toMatchObject({ code: 'manual_linking_disabled' })
  })
})

describe('a session that owes its second factor', () => {
  let account: Account
  beforeEach(async () => {
    account = await protect(withLinking)
  })

  it('links nothing, unlinks nothing, and takes no account over', async () => {
    const { owner, thief, email } = account
    expect(await thief.auth.linkIdentity(github)).toMatchObject(refused)
    await thief.auth.signOut({ scope: 'local' })
    expect(await link(owner, 'second-address@example.com')).toBeUndefined()
    await thief.auth.signInWithPassword({ email, password })
    const [identity] = (await thief.auth.getUserIdentities()).data?.identities ?? []
    expect(await thief.auth.unlinkIdentity(identity!)).toMatchObject(refused)
    await takeOver(account)
    expect((await owner.auth.getUser()).data.user?.email).toBe(email)
    expect(await providersOf(owner)).toEqual(['email', 'github'])
  })

  it('renames nobody', async () => {
    expect(await account.thief.auth.updateUser({ data: { display_name: 'Mallory' } })).toMatchObject(refused)
    expect((await account.owner.auth.getUser()).data.user?.user_metadata['display_name']).toBe(
      'Greta Guarded',
    )
  })

  it.each(['global', 'others'] as const)('ends no session but its own: %s', async (scope) => {
    const token = (await account.thief.auth.getSession()).data.session?.access_token ?? ''
    // The vendor's client takes the refusal for the end of its session.
    const refusal = await withLinking.client().auth.admin.signOut(token, scope)
    expect(refusal).toMatchObject(refused)
    expect((await account.owner.auth.getUser()).error).toBeNull()
    expect((await withLinking.client().auth.admin.signOut(token, 'local')).error).toBeNull()
    expect((await account.thief.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  })
})

describe('the database, where the service does not ask', () => {
  let account: Account
  beforeEach(async () => {
    account = await protect(asHosted)
  })

  it('lets a password alone take no account over', async () => {
    await takeOver(account)
    const { data } = await account.owner.auth.getUser()
    expect(data.user?.email).toBe(account.email)
    expect(await providersOf(account.owner)).toEqual(['email'])
  })

  it('lets no linking begin, so none ends alone', async () => {
    expect((await account.thief.auth.linkIdentity(github)).error).toMatchObject({ status: 500 })
  })

  it('keeps every way in until fully signed in', async () => {
    const { owner, thief } = account
    await thief.auth.signOut({ scope: 'local' })
    expect(await link(owner, `${account.email}.elsewhere`)).toBeUndefined()
    await thief.auth.signInWithPassword({ email: account.email, password })
    const identities = (await thief.auth.getUserIdentities()).data?.identities ?? []
    for (const identity of identities)
      expect((await thief.auth.unlinkIdentity(identity)).error).toMatchObject({ status: 500 })
    expect(await providersOf(owner)).toEqual(['email', 'github'])

    await thief.auth.signOut({ scope: 'local' })
    const theirs = identities.find(({ provider }) => provider === 'github')
    expect((await owner.auth.unlinkIdentity(theirs!)).error).toBeNull()
  })

  it('lets a provider with the verified address sign in', async () => {
    const browser = asHosted.client({ auth: { flowType: 'pkce' } })
    const { data } = await browser.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    const landed = await walkProvider(data.url ?? '', { email: account.email })
    expect(
      (await browser.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')).error,
    ).toBeNull()
  })

  it('keeps the account’s name, changeable by its owner', async () => {
    const rename = async (client: SupabaseClient, display_name: string) =>
      (await client.auth.updateUser({ data: { display_name } })).error
    expect(await rename(account.thief, 'Mallory')).toMatchObject({ status: 500 })
    await account.thief.auth.signOut({ scope: 'local' })
    expect(await rename(account.owner, 'Greta')).toBeNull()
  })

  it('lets the account go, and the operator remove it', async () => {
    const service = asHosted.serviceClient()
    const { data } = await account.owner.auth.getUser()
    expect((await service.auth.admin.deleteUser(data.user?.id ?? '', true)).error).toBeNull()
    const another = await protect(asHosted)
    expect((await another.owner.rpc('delete_my_account')).error).toBeNull()
  })
})

describe('what a reader says about themselves', () => {
  it('is no larger than the cookies of a session hold', async () => {
    const { client } = await asConfigured.signUp('large@example.com')
    const fill = async (length: number) =>
      (await client.auth.updateUser({ data: { filler: 'x'.repeat(length) } })).error
    expect(await fill(3000)).toMatchObject({ status: 500 })
    expect(await fill(2800)).toBeNull()
  })

  it('is refused with its reason, where the service passes reasons on', async () => {
    const { client } = await asConfigured.signUp('large-by-hand@example.com')
    const { data } = await client.auth.getSession()
    const answer = await fetch(`${asConfigured.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: asConfigured.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data: { filler: 'x'.repeat(3000) } }),
    })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        code: 'PT422',
        message: 'The profile is too large',
        hint: 'Keep user metadata below 3000 bytes.',
      },
    ])
  })
})
