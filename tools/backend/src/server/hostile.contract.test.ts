import { describe, expect, it } from 'vitest'
import { useBackend } from '../testing/test-backend.ts'

const backend = useBackend()
const levels = 100_000
const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Asks with the public key, as anybody can. */
function ask(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(backend.url + path, {
    method: 'POST',
    body,
    headers: { apikey: backend.publishableKey, ...headers },
  })
}

describe('JSON nested without end', () => {
  const json = 'application/json'
  it.each([
    [
      '/auth/v1/signup',
      json,
      `{"email":"deep@example.com","password":"long enough 1","data":{"a":${deep}}}`,
      400,
    ],
    [
      '/auth/v1/signup',
      'application/octet-stream',
      `{"email":"deep@example.com","password":"long enough 1","data":{"a":${deep}}}`,
      400,
    ],
    ['/auth/v1/token?grant_type=password', json, deep, 400],
    ['/rest/v1/experiences', json, `{"body":${deep}}`, 400],
    ['/rest/v1/rpc/report_status', json, `{"document_ids":${deep}}`, 400],
    ['/storage/v1/object/list/avatars', json, `{"prefix":"","sortBy":${deep}}`, 400],
    [
      '/realtime/v1/api/broadcast',
      json,
      `{"messages":[{"topic":"t","event":"e","payload":{"a":${deep}}}]}`,
      422,
    ],
    [
      '/realtime/v1/api/broadcast',
      'application/octet-stream;x',
      `{"messages":[{"topic":"t","event":"e","payload":{"a":${deep}}}]}`,
      422,
    ],
    ['/realtime/v1/api/broadcast/t/events/e', 'application/octet-stream;x', deep, 422],
    ['/functions/v1/newsletter-subscribe', json, `{"email":${deep}}`, 422],
  ])('is refused at %s as %s', async (path, type, body, status) => {
    expect((await ask(path, body, { 'content-type': type })).status).toBe(status)
    expect(backend.logged.filter((line) => line.includes('RangeError'))).toEqual([])
  })
})

describe('characters that are none', () => {
  const bodies: [string, string][] = [
    ['/auth/v1/token?grant_type=password', '{"email":"a%@example.com","password":"x"}'],
    ['/auth/v1/token?grant_type=refresh_token', '{"refresh_token":"%"}'],
    ['/auth/v1/verify', '{"type":"email","token_hash":"%"}'],
    ['/auth/v1/signup', '{"email":"none@example.com","password":"long enough 1","data":{"a":"%"}}'],
    ['/storage/v1/object/list/avatars', '{"prefix":"%"}'],
    ['/storage/v1/object/sign/avatars', '{"paths":["%"],"expiresIn":5}'],
    ['/rest/v1/rpc/report_status', '{"asked":"%"}'],
    ['/realtime/v1/api/broadcast', '{"messages":[{"topic":"%","event":"e","payload":{},"private":true}]}'],
    ['/functions/v1/newsletter-subscribe', '{"email":"none@example.com","consent_text":"Yes.%"}'],
  ]
  const zeros = ['\\u0000', '\\ud800', '\\udc00x', '\\\\\\u0000']

  it.each(bodies.flatMap(([path, body]) => zeros.map((zero) => [path, body.replace('%', zero)] as const)))(
    'are refused at %s: %s',
    async (path, body) => {
      const { status } = await ask(path, body, { 'content-type': 'application/json' })
      expect([400, 422]).toContain(status)
    },
  )

  it.each([
    '/auth/v1/verify?type=email&token=%00',
    '/storage/v1/object/public/%00/a',
    '/storage/v1/object/public/avatars/%00',
    '/realtime/v1/api/broadcast/%00/events/e',
  ])('are refused in %s', async (path) => {
    const asked = await fetch(backend.url + path, {
      headers: { apikey: backend.publishableKey },
      redirect: 'manual',
    })
    expect(asked.status).toBe(400)
  })

  it('are not seen where there are none', async () => {
    for (const text of ['\\ud83d\\ude00', '\\\\u0000', '\\\\ud800', 'u0000']) {
      const body = `{"asked":"${text}"}`
      expect(
        (await ask('/rest/v1/rpc/report_status', body, { 'content-type': 'application/json' })).status,
      ).toBe(200)
      expect((await ask('/auth/v1/recover', `{"email":"nobody@example.com","x":"${text}"}`)).status).toBe(200)
    }
  })
})
