import { describe, expect, it } from 'vitest'
import { isAuthError } from './auth-error.ts'
import { InvalidCredentialsError } from './credential-errors.ts'
import { SessionMissingError } from './session-errors.ts'

/** The same error as another bundle of the same process makes it: same code, another class. */
function fromAnotherBundle(code: string): Error {
  return Object.assign(new Error('Invalid login credentials'), { code })
}

describe('isAuthError', () => {
  it('knows an error by its code, whichever copy of the library made it', () => {
    const error = fromAnotherBundle('auth/invalid-credentials')
    expect(isAuthError(error)).toBe(true)
    expect(error).toBeInstanceOf(InvalidCredentialsError)
    expect(error).not.toBeInstanceOf(SessionMissingError)
  })

  it('does not take other errors for its own', () => {
    expect(isAuthError(new TypeError('no'))).toBe(false)
    expect(isAuthError(fromAnotherBundle('content/not-found'))).toBe(false)
    expect(isAuthError({ code: 'auth/refused' })).toBe(false)
  })
})
