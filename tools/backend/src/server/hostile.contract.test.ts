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
    ['/rest/v1/comments', json, `{"body":${deep}}`, 400],
    ['/rest/v1/rpc/casino_rating_summary', json, `{"document_ids":${deep}}`, 400],
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
