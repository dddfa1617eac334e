import { describe, expect, it } from 'vitest'
import { readServiceError } from '../service/read-service-error.ts'
import type { AuthError } from './auth-error.ts'
import { MissingServerKeyError } from './configuration-errors.ts'
import { InvalidJwtError } from './credential-errors.ts'
import { InvalidTokenResponseError, SessionMissingError, SessionTooLargeError } from './session-errors.ts'

const answered = (status: number, body?: unknown) => readServiceError(new Response(null, { status }), body)

describe('AuthError', () => {
  // shows R170, R171, R172, R173, R174
  it.each<[AuthError, { name: string; status: number | undefined; message: string; isTransient: boolean }]>([
    [
      new SessionMissingError(),
      { name: 'SessionMissingError', status: 400, message: 'Auth session missing!', isTransient: false },
    ],
    [
      new InvalidTokenResponseError(),
      {
        name: 'InvalidTokenResponseError',
        status: 500,
        message: 'Auth session or user missing',
        isTransient: false,
      },
    ],
    [
      answered(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
      {
        name: 'InvalidCredentialsError',
        status: 400,
        message: 'Invalid login credentials',
        isTransient: false,
      },
    ],
    [
      answered(422, {
        error_code: 'weak_password',
        msg: 'Password is weak',
        weak_password: { reasons: ['pwned'] },
      }),
      { name: 'WeakPasswordError', status: 422, message: 'Password is weak', isTransient: false },
    ],
    [new InvalidJwtError('x'), { name: 'InvalidJwtError', status: 400, message: 'x', isTransient: false }],
    [answered(502), { name: 'ServiceUnavailableError', status: 502, message: 'HTTP 502', isTransient: true }],
    [answered(503), { name: 'ServiceUnavailableError', status: 503, message: 'HTTP 503', isTransient: true }],
    [answered(504), { name: 'ServiceUnavailableError', status: 504, message: 'HTTP 504', isTransient: true }],
  ])("is as the vendor's client has it: %o", (error, expected) => {
    const { name, status, message, isTransient } = error
    expect({ name, status, message, isTransient }).toEqual(expected)
  })

  it.each([[new MissingServerKeyError()], [new SessionTooLargeError({ size: 9000, limit: 8192 })]])(
    'says what happened, why it matters and what to do: %s',
    (error) => {
      expect(error.message.split(/\. (?=[A-Z])/).length).toBeGreaterThanOrEqual(3)
    },
  )
})
