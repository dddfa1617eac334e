import { describe, expect, it } from 'vitest'
import { readServiceError } from '../service/read-service-error.ts'
import { InvalidTokenResponseError } from '../errors/session-errors.ts'
import { decideSessionFate } from './drop-or-keep.ts'

const answered = (status: number, body?: unknown) => readServiceError(new Response(null, { status }), body)
const fateOf = (error: ReturnType<typeof answered>, wasSuperseded = false) =>
  decideSessionFate(error, wasSuperseded)

describe('decideSessionFate', () => {
  it.each([500, 501, 502, 503, 504, 520, 525, 530, 599, 429, 408, 425, 302])(
    'keeps the session when the service answers %i',
    (status) => {
      expect(fateOf(answered(status, { error_code: 'refresh_token_not_found' }))).toBe('keep')
    },
  )

  it.each([
    ['a gateway without a code', 401, { message: 'Invalid API key' }],
    ['a firewall', 403, undefined],
    ['a captive page', 404, 'not found'],
    ['a gateway that misses a key', 401, { error_code: 'no_authorization' }],
    ['the limit of the project', 400, { error_code: 'over_request_rate_limit' }],
    ['two refreshes at once', 409, { error_code: 'conflict' }],
  ])('keeps the session when refused by %s', (_, status, body) => {
    expect(fateOf(answered(status, body))).toBe('keep')
  })

  // shows R072
  it.each([
    'refresh_token_not_found',
    'session_not_found',
    'session_expired',
    'user_banned',
    'user_not_found',
    'validation_failed',
    'invalid_grant',
    'bad_jwt',
    'a_code_of_tomorrow',
  ])('drops the session for %s', (code) => {
    expect(fateOf(answered(400, { error_code: code }))).toBe('drop')
  })

  it('reads the code where older services put it', () => {
    const error = answered(400, { error: 'invalid_grant', error_description: 'Invalid Refresh Token' })
    expect(fateOf(error)).toBe('drop')
  })

  it('looks for a newer session after a reuse, once', () => {
    const reused = answered(400, { error_code: 'refresh_token_already_used' })
    expect(fateOf(reused)).toBe('superseded')
    expect(fateOf(reused, true)).toBe('drop')
  })

  it('keeps the session when the answer makes no sense', () => {
    expect(fateOf(new InvalidTokenResponseError())).toBe('keep')
  })
})
