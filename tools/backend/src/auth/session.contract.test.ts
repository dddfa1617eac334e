import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { password, useBackend } from '../testing/test-backend.ts'

const backend = useBackend()

const minute = 60_000

describe('POST /token', () => {
  // shows R042, R043, R116
  it('signs in with the hosted claims', async () => {
    const { userId } = await backend.signUp('claims@example.com', { display_name: 'Kit' })
    const { data, error } = await backend
      .client()
      .auth.signInWithPassword({ email: 'claims@example.com', password })

    expect(error).toBeNull()
    const token = data.session?.access_token ?? ''
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT' })
    expect(decodeJwt(token)).toMatchObject({
      iss: `${backend.url}/auth/v1`,
      sub: userId,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'claims@example.com',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { display_name: 'Kit', email_verified: true },
      is_anonymous: false,
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  // shows R133
  it('is verified by the published keys', async () => {
    const { client } = await backend.signUp('jwks@example.com')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    const jwks = createRemoteJWKSet(new URL(`${backend.url}/auth/v1/.well-known/jwks.json`))
    const currentDate = new Date(decodeJwt(token).iat! * 1000)
    await expect(jwtVerify(token, jwks, { currentDate })).resolves.toBeDefined()
  })

  // shows R116
  it('answers an unknown address and a wrong password alike', async () => {
    await backend.signUp('known@example.com')
    const wrong = await backend
      .client()
      .auth.signInWithPassword({ email: 'known@example.com', password: 'not this one' })
    const unknown = await backend.client().auth.signInWithPassword({ email: 'nobody@example.com', password })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(unknown.error?.message).toBe(wrong.error?.message)
  })

  it('does not sign in before the address is confirmed', async () => {
    await backend.client().auth.signUp({ email: 'later@example.com', password })
    const { error } = await backend.client().auth.signInWithPassword({ email: 'later@example.com', password })
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  })

  it('refuses an unknown refresh token by its own code', async () => {
    const { error } = await backend.client().auth.refreshSession({ refresh_token: 'garbage' })
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })
})

describe('refresh', () => {
  const refresh = (refresh_token: string) => backend.client().auth.refreshSession({ refresh_token })
  const signIn = async (email: string): Promise<string> => {
    const { client } = await backend.signUp(email)
    return (await client.auth.getSession()).data.session?.refresh_token ?? ''
  }

  // shows R117
  it('gives parallel requests the same next token', async () => {
    const token = await signIn('parallel@example.com')
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(token)))
    const tokens = answers.map((answer) => answer.data.session?.refresh_token)
    expect(tokens[0]).toBeTruthy()
    expect(new Set(tokens).size).toBe(1)
  })

  // shows F33
  it('repeats the parent token’s lost response, however late', async () => {
    const token = await signIn('lost@example.com')
    const first = await refresh(token)
    backend.advance(30 * minute)
    const again = await refresh(token)
    expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  })

  // shows F34
  it('ends only the session whose older token is replayed', async () => {
    const stolen = await signIn('thief@example.com')
    const other = await backend.client().auth.signInWithPassword({ email: 'thief@example.com', password })
    const second = (await refresh(stolen)).data.session?.refresh_token ?? ''
    const third = (await refresh(second)).data.session?.refresh_token ?? ''
    backend.advance(minute)

    expect((await refresh(stolen)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect((await refresh(third)).error).toMatchObject({ code: 'refresh_token_already_used' })
    expect((await refresh(other.data.session?.refresh_token ?? '')).error).toBeNull()
    expect(backend.logged.some((line) => line.includes('refresh_token_replayed'))).toBe(true)
  })
})

describe('POST /logout', () => {
  const three = async (email: string) => {
    await backend.signUp(email)
    const clients = [backend.client(), backend.client(), backend.client()] as const
    for (const client of clients) await client.auth.signInWithPassword({ email, password })
    return clients
  }
  const works = async (client: ReturnType<typeof backend.client>): Promise<boolean> =>
    (await client.auth.getUser()).error === null

  // shows R125
  it('local ends this session only', async () => {
    const [here, there] = await three('local@example.com')
    const token = (await here.auth.getSession()).data.session?.access_token
    await here.auth.signOut({ scope: 'local' })
    expect((await backend.client().auth.getUser(token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    })
    expect(await works(there)).toBe(true)
  })

  // shows R125
  it('others ends all but this one', async () => {
    const [here, there, elsewhere] = await three('others@example.com')
    await here.auth.signOut({ scope: 'others' })
    expect([await works(here), await works(there), await works(elsewhere)]).toEqual([true, false, false])
  })

  // shows R125
  it('global ends them all', async () => {
    const [here, there, elsewhere] = await three('global@example.com')
    await here.auth.signOut({ scope: 'global' })
    expect([await works(there), await works(elsewhere)]).toEqual([false, false])
  })
})

describe('GET /health', () => {
  it('names the service', async () => {
    const response = await fetch(`${backend.url}/auth/v1/health`, {
      headers: { apikey: backend.publishableKey },
    })
    expect(await response.json()).toMatchObject({ name: 'GoTrue' })
  })
})

describe('GET /user', () => {
  it.each([
    ['no token', undefined, 401],
    ['the API key as token', 'key', 403],
    ['a token without signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIwIn0.', 403],
    ['garbage', 'a.b.c', 403],
  ])('refuses %s', async (_name, token, status) => {
    const bearer = token === 'key' ? backend.publishableKey : token
    const response = await fetch(`${backend.url}/auth/v1/user`, {
      headers: { apikey: backend.publishableKey, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    })
    expect(response.status).toBe(status)
  })

  it('refuses a token once it has expired', async () => {
    const { client } = await backend.signUp('expired@example.com')
    const token = (await client.auth.getSession()).data.session?.access_token
    backend.advance(61 * minute)
    expect((await backend.client().auth.getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })
})
