import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnonymousUploads } from './anonymous-uploads.ts'
import { readFlash } from '../cookies/flash.ts'

const answer = createAnonymousUploads({
  takesFiles: (path) => path === '/api/experiences',
  signInPath: (lang) => (lang === 'de-AT' ? '/de/anmelden' : '/login'),
  isSecure: true,
})
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(200).end('handler')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function post(headers: Record<string, string>, path = '/api/experiences'): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, redirect: 'manual', body: 'x' })
}

describe('createAnonymousUploads', () => {
  it('leads to sign-in, with the handler’s message', async () => {
    const { status, headers } = await post({ cookie: 'he-market=GB' })
    expect([status, headers.get('location')]).toEqual([303, '/login'])
    const [, value] = /^he-flash=([^;]*); .*Secure/.exec(headers.get('set-cookie') ?? '') ?? []
    expect(readFlash(value)).toEqual({ code: 'auth/session-missing' })
  })

  it('leads to sign-in in the language of the form', async () => {
    expect((await post({}, '/api/experiences?lang=de-AT')).headers.get('location')).toBe('/de/anmelden')
  })

  it('leaves no message of another site’s form', async () => {
    const { status, headers } = await post({ 'sec-fetch-site': 'cross-site' })
    expect([status, headers.get('set-cookie')]).toEqual([303, null])
  })

  it.each(['', '__Host-'])('leaves what may be a session to the handler: %s', async (prefix) => {
    // The vendor's default, for https://project.supabase.co.
    const name = `${prefix}sb-project-auth-token`
    for (const cookie of [`${name}=x`, `a=b; ${name}.0=x`]) expect((await post({ cookie })).status).toBe(200)
    expect((await post({ cookie: `${name}-hint=1.x` })).status).toBe(303)
  })

  it('leaves other forms to their handlers', async () => {
    expect((await post({}, '/api/auth/sign-in')).status).toBe(200)
  })
})
