import { describe, expect, it } from 'vitest'
import { readServiceError } from './read-service-error.ts'

const answered = (status: number, body?: unknown, headers?: Record<string, string>) =>
  readServiceError(new Response(null, { status, headers: headers ?? {} }), body)

describe('readServiceError', () => {
  it.each([
    [
      'a missing session',
      403,
      { error_code: 'session_not_found' },
      'auth/session-missing',
      'Auth session missing!',
    ],
    [
      'wrong credentials',
      400,
      { error_code: 'invalid_credentials', msg: 'Invalid login' },
      'auth/invalid-credentials',
      'Invalid login',
    ],
    ['a bad token', 403, { error_code: 'bad_jwt', msg: 'invalid JWT' }, 'auth/invalid-jwt', 'invalid JWT'],
    ['another refusal', 422, { error_code: 'same_password', msg: 'Same' }, 'auth/refused', 'Same'],
    ['a refusal in newer words', 422, { code: 'same_password', message: 'Same' }, 'auth/refused', 'Same'],
    ['a failure', 503, undefined, 'auth/unavailable', 'HTTP 503'],
    ['a bad gateway', 502, 'text', 'auth/unavailable', 'HTTP 502'],
    ['a slow gateway', 504, { msg: 'upstream' }, 'auth/unavailable', 'upstream'],
    ['a redirect', 302, undefined, 'auth/unavailable', 'HTTP 302'],
    [
      'a limit',
      429,
      { error_code: 'over_request_rate_limit', msg: 'slow' },
      'auth/too-many-attempts',
      'slow',
    ],
  ])('reads %s', (_, status, body, code, message) => {
    expect(answered(status, body)).toMatchObject({ code, message })
  })

  it('names the reasons for a weak password, known ones only', () => {
    const body = { error_code: 'weak_password', weak_password: { reasons: ['length', 'pwned', 'other', 1] } }
    expect(answered(422, body)).toMatchObject({
      code: 'auth/weak-password',
      status: 422,
      reasons: ['length', 'pwned'],
    })
    expect(answered(400, { weak_password: { reasons: ['characters'] } })).toMatchObject({
      reasons: ['characters'],
    })
    expect(answered(422, { error_code: 'weak_password' })).toMatchObject({ reasons: [] })
  })

  it.each([
    [undefined, undefined],
    ['3', 3000],
    ['1.5', 1500],
    ['0', 0],
    ['soon', undefined],
    ['-1', undefined],
    ['99999999999', undefined],
  ])('reads a retry-after of %s as %s ms', (header, expected) => {
    const headers = header === undefined ? {} : { 'retry-after': header }
    expect(answered(429, {}, headers)).toMatchObject({ retryAfterMs: expected })
  })

  it.each(['-1', '1e12', '2026-11-20T12:00:07Z', '1, 2'])(
    'reads a retry-after of %s as nothing said',
    (header) => {
      const headers = { date: 'Fri, 20 Nov 2026 12:00:00 GMT', 'retry-after': header }
      expect(answered(429, {}, headers)).toMatchObject({ retryAfterMs: undefined })
    },
  )

  it('reads a date in Retry-After against the response’s date', () => {
    const headers = {
      date: 'Fri, 20 Nov 2026 12:00:00 GMT',
      'retry-after': 'Fri, 20 Nov 2026 12:00:07 GMT',
    }
    expect(answered(429, {}, headers)).toMatchObject({ retryAfterMs: 7000 })
  })

  it('waits no time until a date that has passed', () => {
    const headers = {
      date: 'Fri, 20 Nov 2026 12:00:07 GMT',
      'retry-after': 'Fri, 20 Nov 2026 12:00:00 GMT',
    }
    expect(answered(429, {}, headers)).toMatchObject({ retryAfterMs: 0 })
  })

  // shows R175
  it.each([408, 425, 429, 500, 502, 503, 504, 525, 599])('calls %i worth another try', (status) => {
    expect(answered(status).isTransient).toBe(true)
  })

  it.each([400, 401, 403, 404, 409, 422])('calls %i final', (status) => {
    expect(answered(status, { error_code: 'x' }).isTransient).toBe(false)
  })
})
