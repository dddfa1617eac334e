import { describe, expect, it } from 'vitest'
import { password, tokenHashOf, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const admin = () => backend.serviceClient().auth.admin
const day = 86_400_000

const signIn = (email: string, word = password) =>
  backend.client().auth.signInWithPassword({ email, password: word })

describe('who may administer', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const calls: [method: string, path: string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['GET', `/admin/users/${id}/factors`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ]
  it.each(calls)('%s %s is refused to visitors and readers', async (method, path) => {
    const { client } = await backend.signUp(`${method}${path.replaceAll('/', '.')}@example.com`)
    const token = (await client.auth.getSession()).data.session?.access_token
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (
        await fetch(`${backend.url}/auth/v1${path}`, {
          method,
          headers: { apikey: backend.publishableKey, ...headers },
          ...(method === 'GET' ? {} : { body: '{}' }),
        })
      ).status
    expect(await ask({})).toBe(401)
    expect(await ask({ authorization: `Bearer ${backend.publishableKey}` })).toBe(403)
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(403)
    expect(await ask({ apikey: backend.secretKey, authorization: `Bearer ${token}` })).toBe(403)
  })
})

describe('createUser', () => {
  it('makes a confirmed account that signs in', async () => {
    const { data, error } = await admin().createUser({
      email: 'Made@Example.com',
      password,
      email_confirm: true,
      user_metadata: { display_name: 'Made' },
      app_metadata: { plan: 'editor' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'made@example.com',
      user_metadata: { display_name: 'Made', email_verified: true },
      app_metadata: { plan: 'editor', provider: 'email', providers: ['email'] },
    })
    expect((await signIn('made@example.com')).data.user?.id).toBe(data.user?.id)
  })

  it('makes one by a foreign hash and id', async () => {
    const id = 'a1b2c3d4-0000-4000-8000-000000000001'
    const password_hash = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'
    const { error } = await admin().createUser({
      id,
      email: 'hash@example.com',
      password_hash,
      email_confirm: true,
    })
    expect(error).toBeNull()
    expect((await admin().getUserById(id)).data.user?.email).toBe('hash@example.com')
  })

  it.each([
    ['a taken address', { email: 'taken@example.com', password }, 'email_exists'],
    ['no address', { password }, 'validation_failed'],
    ['a short password', { email: 'short@example.com', password: 'short' }, 'weak_password'],
    ['a number', { phone: '+441632960000', password }, 'phone_provider_disabled'],
    ['a bad ban', { email: 'ban@example.com', password, ban_duration: 'ever' }, 'validation_failed'],
    [
      'both kinds of password',
      { email: 'both@example.com', password, password_hash: '$2a$' },
      'validation_failed',
    ],
  ])('refuses %s', async (_name, attributes, code) => {
    await admin().createUser({ email: 'taken@example.com', password, email_confirm: true })
    expect((await admin().createUser(attributes)).error).toMatchObject({ code })
  })
})

describe('reading users', () => {
  it('lists them by page, newest first', async () => {
    for (const index of [1, 2, 3]) {
      backend.advance(1000)
      await admin().createUser({ email: `page${index}@example.com`, password })
    }
    const { data } = await admin().listUsers({ page: 1, perPage: 2 })
    expect(data.users.map((user) => user.email)).toEqual(['page3@example.com', 'page2@example.com'])
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) as number })
    const second = await admin().listUsers({ page: 2, perPage: 2 })
    expect(second.data.users[0]?.email).toBe('page1@example.com')
  })

  it.each([
    ['another id', '00000000-0000-4000-8000-000000000000', 'user_not_found'],
    ['an id of another version', '11111111-1111-1111-1111-111111111111', 'user_not_found'],
  ])('does not find %s', async (_name, id, code) => {
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code })
  })
})

describe('updateUserById', () => {
  it('changes address, password and metadata at once', async () => {
    const { userId } = await backend.signUp('before@example.com', { display_name: 'Before', city: 'Ely' })
    const { data, error } = await admin().updateUserById(userId, {
      email: 'after@example.com',
      password: 'another password',
      user_metadata: { display_name: 'After' },
      app_metadata: { plan: 'editor' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'after@example.com',
      user_metadata: { display_name: 'After', city: 'Ely' },
      app_metadata: { plan: 'editor' },
    })
    expect((await signIn('after@example.com', 'another password')).error).toBeNull()
  })

  it('bans, and lets back in', async () => {
    const { client, userId } = await backend.signUp('banned@example.com')
    await admin().updateUserById(userId, { ban_duration: '24h' })
    expect((await signIn('banned@example.com')).error).toMatchObject({ code: 'user_banned' })
    expect((await client.auth.getUser()).error).toMatchObject({ code: 'user_banned' })
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' })
    backend.advance(day + 1000)
    expect((await signIn('banned@example.com')).error).toBeNull()

    await admin().updateUserById(userId, { ban_duration: '1h30m' })
    expect((await signIn('banned@example.com')).error).toMatchObject({ code: 'user_banned' })
    await admin().updateUserById(userId, { ban_duration: 'none' })
    expect((await signIn('banned@example.com')).error).toBeNull()
  })
})

describe('factors of others', () => {
  it('are listed and removed by the service', async () => {
    const { client, userId } = await backend.signUp('lost-phone@example.com')
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const id = data?.id ?? ''
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toMatchObject([
      { id, status: 'unverified' },
    ])
    expect((await admin().mfa.deleteFactor({ id, userId })).error).toBeNull()
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([])
  })
})

describe('deleteUser', () => {
  it('removes the account with everything it owns', async () => {
    const { client, userId } = await backend.signUp('gone@example.com', { display_name: 'Gone' })
    expect((await admin().deleteUser(userId)).error).toBeNull()
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
    const profiles = await backend.serviceClient().from('profiles').select('id').eq('id', userId)
    expect(profiles.data).toEqual([])
    expect((await admin().deleteUser(userId)).error).toMatchObject({ code: 'user_not_found' })
  })

  it('softly leaves a nameless row, frees the address', async () => {
    const { userId } = await backend.signUp('soft@example.com', { display_name: 'Soft' })
    expect((await admin().deleteUser(userId, true)).error).toBeNull()
    const { data } = await admin().getUserById(userId)
    expect(data.user).toMatchObject({ id: userId, user_metadata: {}, app_metadata: {} })
    expect(JSON.stringify(data.user)).not.toContain('soft@example.com')
    await backend.signUp('soft@example.com')
  })
})

describe('generateLink', () => {
  it.each([
    ['signup', 'link-signup@example.com', 'signup'],
    ['invite', 'link-invite@example.com', 'invite'],
    ['magiclink', 'link-known@example.com', 'email'],
    ['recovery', 'link-known@example.com', 'recovery'],
  ] as const)('of %s is worth a session, and sends nothing', async (type, email, verifyAs) => {
    if (email.includes('known')) await admin().createUser({ email, password, email_confirm: true })
    const { data, error } = await admin().generateLink({ type, email, password })
    expect(error).toBeNull()
    const properties = data.properties
    expect(properties).toMatchObject({
      verification_type: type,
      email_otp: expect.stringMatching(/^\d{6}$/) as string,
    })
    const token_hash = properties?.hashed_token ?? ''
    const verified = await backend.client().auth.verifyOtp({ type: verifyAs, token_hash })
    expect(verified.data.session?.user.email).toBe(email)
    expect(await backend.mailCount(email)).toBe(0)
  })

  // shows P49
  it('gives a link that leads where it is allowed', async () => {
    await backend.signUp('follow@example.com')
    const ask = (redirectTo: string) =>
      admin().generateLink({ type: 'magiclink', email: 'follow@example.com', options: { redirectTo } })
    const foreign = await ask('https://evil.example/')
    expect(foreign.data.properties?.redirect_to).toBe(backend.siteUrl)
    const own = await ask(`${backend.siteUrl}/account`)
    const response = await fetch(own.data.properties?.action_link ?? '', { redirect: 'manual' })
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/account#access_token=/)
  })

  it('refuses an unknown address and an unknown type', async () => {
    const unknown = await admin().generateLink({ type: 'recovery', email: 'unknown@example.com' })
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
    const type = await admin().generateLink({ type: 'constructor', email: 'unknown@example.com' } as never)
    expect(type.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('inviteUserByEmail', () => {
  it('asks somebody in, who then chooses a password', async () => {
    const email = 'guest@example.com'
    const { data, error } = await admin().inviteUserByEmail(email, { data: { display_name: 'Guest' } })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    const message = await backend.mailTo(email)
    expect(new URL(message.links[0] ?? '').searchParams.get('type')).toBe('invite')

    const client = backend.client()
    const accepted = await client.auth.verifyOtp({ type: 'invite', token_hash: tokenHashOf([message]) })
    expect(accepted.data.user).toMatchObject({ email, user_metadata: { display_name: 'Guest' } })
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    expect((await signIn(email)).error).toBeNull()
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' })
  })
})

describe('signOut by an administrator', () => {
  it('ends the sessions of the token it is given', async () => {
    const { client } = await backend.signUp('out@example.com')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    expect((await admin().signOut(token, 'global')).error).toBeNull()
    expect((await backend.client().auth.getUser(token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    })
  })
})
