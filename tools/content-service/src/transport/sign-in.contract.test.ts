import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ServiceError } from '../errors/service-error.ts'
import type { ContentServiceOptions } from '../index.ts'
import type { Service } from '../service.ts'
import { startTestService } from '../testing/start-test-service.ts'
import type { TestDocument } from '../testing/start-test-service.ts'
import { deskPages } from './desk-pages.ts'

const accounts: Record<string, object> = {
  'ada@desk.example': { role: 'editor' },
  'bo@desk.example': { roles: ['reader', 'publisher'] },
  'cy@desk.example': { provider: 'email' },
  'di@desk.example': { role: 'publisher' },
}

function userOf(email = '') {
  const app_metadata = accounts[email]
  const factors = email.startsWith('di@') ? [{ id: 'f', factor_type: 'phone', status: 'verified' }] : []
  return app_metadata && { id: email, app_metadata, user_metadata: { role: 'publisher' }, factors }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs in and says who that is, as the vendor's auth service: https://supabase.com/docs/reference/self-hosting-auth. */
async function startBackend(): Promise<string> {
  const app = new Hono()
  app.post('/auth/v1/token', async ({ req, json }) => {
    const { email, password } = await req.json<Record<string, string>>()
    if (email === 'guessed@desk.example')
      return json(
        { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
        429,
      )
    const isKnown = req.header('apikey') === 'public-key' && req.query('grant_type') === 'password'
    const user = isKnown && password === 'right' ? userOf(email) : undefined
    return user
      ? json({
          access_token: `${part({ alg: 'HS256' })}.${part({ sub: user.id, aal: 'aal1' })}.`,
          token_type: 'bearer',
          expires_in: 3600,
          refresh_token: 'r',
          user,
        })
      : json({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400)
  })
  app.get('/auth/v1/user', ({ req, json }) => {
    const claims = Buffer.from(req.header('authorization')?.split('.')[1] ?? '', 'base64url').toString()
    return json(userOf((JSON.parse(claims) as { sub: string }).sub))
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started))
  })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function start(
  now = () => Date.now(),
  options: Partial<ContentServiceOptions> = {},
  documents: TestDocument[] = [{ id: 'ada', type: 'person', uid: 'ada', data: { name: 'Ada' } }],
) {
  const url = await startBackend()
  const service = await startTestService({
    documents,
    service: { signIn: { url, key: 'public-key' }, now, ...options },
  })
  const signIn = (email: string, password = 'right', headers: Record<string, string> = {}) =>
    fetch(`${service.origin}/desk/login`, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
      headers,
      redirect: 'manual',
    })
  const cookieOf = async (email: string) => {
    const [cookie = ''] = (await signIn(email)).headers.getSetCookie()
    return { cookie: cookie.split(';')[0] ?? '' }
  }
  return { service, signIn, cookieOf }
}

describe('the sign-in of the desk', () => {
  // shows P94
  it('leads visitors to the sign-in before anything', async () => {
    const { service } = await start()
    for (const path of ['/desk/api/documents', '/desk/api/settings', '/control/faults'])
      expect(await service.call('GET', path)).toMatchObject({ status: 403 })
    const page = await service.call('GET', '/desk/documents/ada')
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      '/desk/login?to=%2Fdesk%2Fdocuments%2Fada',
    ])
    expect((await service.call('GET', '/desk/login')).body['text']).toContain('Sign in to the desk')
    expect((await service.call('GET', '/api/v2')).status).toBe(200)
  })

  // shows P94
  it('lets editors write and publishers publish', async () => {
    const { service, cookieOf } = await start()
    const editor = await cookieOf('ada@desk.example')
    expect((await service.call('GET', '/desk/api/repository', undefined, editor)).body['role']).toBe('editor')
    const { body } = await service.call('GET', '/desk/api/documents/ada', undefined, editor)
    const draft = { data: { name: 'Ada Quill' } }
    const version = { 'if-match': body['version'] as string, ...editor }
    expect((await service.call('PUT', '/desk/api/documents/ada/draft', draft, version)).status).toBe(200)
    for (const [method, path] of [
      ['POST', '/desk/api/documents/ada/publish'],
      ['POST', '/desk/api/documents/ada/unpublish'],
      ['POST', '/desk/api/releases/r/publish'],
      ['PATCH', '/desk/api/releases/r'],
      ['GET', '/desk/api/settings'],
      ['PATCH', '/desk/api/settings'],
      ['POST', '/control/reset'],
    ] as const) {
      const refused = await service.call(method, path, method === 'GET' ? undefined : {}, editor)
      expect({ path, ...refused }).toMatchObject({
        path,
        status: 403,
        body: { error: { code: 'desk/forbidden' } },
      })
    }
    const publisher = await cookieOf('bo@desk.example')
    const published = await service.call('POST', '/desk/api/documents/ada/publish', {}, publisher)
    expect(published.status).toBe(200)
    expect((await service.call('GET', '/desk/api/settings', undefined, publisher)).status).toBe(200)
  })

  it('lets editors write documents of odd ids', async () => {
    const documents = ['settings', 'settings-2', 'releases'].map((id) => ({ id, type: 'person', uid: id }))
    const { service, cookieOf } = await start(Date.now, {}, documents)
    const editor = await cookieOf('ada@desk.example')
    for (const { id } of documents)
      expect((await service.call('GET', `/desk/api/documents/${id}`, undefined, editor)).status).toBe(200)
    expect((await service.call('GET', '/desk/api/settings/sent', undefined, editor)).status).toBe(403)
  })

  // shows P94
  it('lets no editor publish by a release that is scheduled', async () => {
    const { service, cookieOf } = await start()
    const [editor, publisher] = [await cookieOf('ada@desk.example'), await cookieOf('bo@desk.example')]
    const at = { label: 'Spring', scheduledAtMs: Date.now() + 60_000 }
    const forbidden = { status: 403, body: { error: { code: 'desk/forbidden' } } }
    expect(await service.call('POST', '/desk/api/releases', at, editor)).toMatchObject(forbidden)
    const scheduled = (await service.call('POST', '/desk/api/releases', at, publisher)).body['id'] as string
    const draft = { data: { name: 'Ada Quill' } }
    await service.call('PUT', `/desk/api/releases/${scheduled}/documents/ada`, {}, publisher)
    for (const [method, path, body] of [
      ['PUT', `/desk/api/releases/${scheduled}/documents/ada`, draft],
      ['PUT', `/desk/api/documents/ada/draft?release=${scheduled}`, draft],
      ['DELETE', `/desk/api/releases/${scheduled}/documents/ada`, undefined],
      ['DELETE', `/desk/api/releases/${scheduled}`, undefined],
    ] as const)
      expect({ path, ...(await service.call(method, path, body, editor)) }).toMatchObject({
        path,
        ...forbidden,
      })
    const own = await service.call('POST', '/desk/api/releases', { label: 'Summer' }, editor)
    const path = `/desk/api/releases/${own.body['id'] as string}/documents/ada`
    expect((await service.call('PUT', path, draft, editor)).status).toBe(200)
  })

  // shows P94
  it('refuses changes begun before a scheduled release', async () => {
    const { service, cookieOf } = await start()
    const [editor, publisher] = [await cookieOf('ada@desk.example'), await cookieOf('bo@desk.example')]
    const own = await service.call('POST', '/desk/api/releases', { label: 'Summer' }, editor)
    const path = `/desk/api/releases/${own.body['id'] as string}`
    const begun = request(`${service.origin}${path}/documents/ada`, {
      method: 'PUT',
      headers: { ...editor, expect: '100-continue', 'content-length': 2 },
    })
    begun.flushHeaders()
    // The service has read who asks for what, and waits for the rest.
    await once(begun, 'continue')
    const scheduled = { scheduledAtMs: Date.now() + 60_000 }
    expect((await service.call('PATCH', path, scheduled, publisher)).status).toBe(200)
    begun.end('{}')
    const [answer] = (await once(begun, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(403)
    expect((await service.call('GET', path, undefined, publisher)).body).toMatchObject({ versions: [] })
  })

  it.each([
    ['ada@desk.example', 'wrong', 'No account has this address and password'],
    ['nobody@desk.example', 'right', 'No account has this address and password'],
    ['cy@desk.example', 'right', 'This account may not write here'],
    ['di@desk.example', 'right', 'This account has a second step other than an authenticator app'],
  ])('says why %s is not let in with %j', async (email, password, words) => {
    const { signIn } = await start()
    const answer = await signIn(email, password)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    expect(await answer.text()).toContain(words)
  })

  it('leads on to the wanted page of this site', async () => {
    const { service } = await start()
    const arrive = async (to: string) => {
      const body = new URLSearchParams({ email: 'ada@desk.example', password: 'right', to })
      const answer = await fetch(`${service.origin}/desk/login`, { method: 'POST', body, redirect: 'manual' })
      return answer.headers.get('location')
    }
    expect(await arrive('/desk/documents/ada?release=r')).toBe('/desk/documents/ada?release=r')
    for (const to of [
      'https://evil.example/desk/',
      '//evil.example/desk/',
      '/desk/\\evil.example',
      '/desk/\r\nx: y',
      '',
    ])
      expect(await arrive(to)).toBe('/desk/')
  })

  it('calls no password wrong during the backend’s limit', async () => {
    const { signIn } = await start()
    const answer = await signIn('guessed@desk.example')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([429, []])
    expect(await answer.text()).toContain('Too many have tried to sign in')
  })

  it('lets no other site sign somebody in', async () => {
    const { signIn } = await start()
    expect((await signIn('ada@desk.example', 'right', { origin: 'https://evil.example' })).status).toBe(403)
    const [cookie] = (await signIn('ada@desk.example')).headers.getSetCookie()
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  })

  it('sends its cookie by TLS alone behind TLS', async () => {
    const { signIn } = await start()
    const [cookie] = (
      await signIn('ada@desk.example', 'right', { 'x-forwarded-proto': 'https' })
    ).headers.getSetCookie()
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    const pages = (isSecure: boolean) =>
      deskPages({} as Service, { hosts: new Set(['desk.example']), token: 'desk-token', isSecure })
    for (const [isSecure, flags] of [
      [true, '; HttpOnly; Secure; SameSite=Strict'],
      [false, '; HttpOnly; SameSite=Strict'],
    ] as const) {
      const host = 'desk.example'
      const opened = await pages(isSecure).request('/login?token=desk-token', { headers: { host } })
      expect(opened.headers.getSetCookie()[0]?.endsWith(flags)).toBe(true)
    }
  })

  it.each([
    [0, 429],
    [1, 303],
  ])('behind %i servers counts others apart with %i', async (trustedHops, status) => {
    const { signIn } = await start(Date.now, { trustedHops })
    const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` })
    for (let n = 0; n < 5; n += 1) await signIn('ada@desk.example', 'guess', from('203.0.113.7'))
    expect((await signIn('ada@desk.example', 'right', from('203.0.113.7'))).status).toBe(429)
    expect((await signIn('ada@desk.example', 'right', from('203.0.113.8'))).status).toBe(status)
  })

  it('takes five wrong passwords, then none for a while', async () => {
    let nowMs = Date.now()
    const { signIn } = await start(() => nowMs)
    const guesses = await Promise.all(Array.from({ length: 7 }, () => signIn('ada@desk.example', 'guess')))
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await signIn('ada@desk.example')).status).toBe(429)
    expect((await signIn('bo@desk.example')).status).toBe(303)
    nowMs += 15 * 60_000
    expect((await signIn('ada@desk.example')).status).toBe(303)
  })

  it('ends after eight hours, or on request', async () => {
    let nowMs = Date.now()
    const { service, cookieOf } = await start(() => nowMs)
    const ada = await cookieOf('ada@desk.example')
    const bo = await cookieOf('bo@desk.example')
    const statusOf = async (headers: Record<string, string>) =>
      (await service.call('GET', '/desk/api/documents', undefined, headers)).status
    expect(await statusOf(bo)).toBe(200)
    await service.call('POST', '/desk/logout', {}, bo)
    expect([await statusOf(bo), await statusOf(ada)]).toEqual([403, 200])
    nowMs += 8 * 3_600_000
    expect(await statusOf(ada)).toBe(403)
  })

  it('says so when the backend does not answer', async () => {
    const signIn = { url: 'http://127.0.0.1:9', key: 'public-key' }
    const service = await startTestService({ service: { signIn } })
    const body = new URLSearchParams({ email: 'ada@desk.example', password: 'right' })
    const answer = await fetch(`${service.origin}/desk/login`, { method: 'POST', body })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('The backend with the accounts does not answer')
  })

  // shows P94
  it('is needed where others can reach the service', async () => {
    await expect(startTestService({ service: { host: '0.0.0.0' } })).rejects.toThrow(ServiceError)
    const open = await startTestService()
    expect((await open.call('GET', '/desk/api/repository')).body['role']).toBeNull()
    expect((await open.call('GET', '/desk/login')).body['text']).not.toContain('Sign in to the desk')
  })
})
