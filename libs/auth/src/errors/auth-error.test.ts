import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messages } from '../messages/catalogue.ts'
import { isAuthError } from './auth-error.ts'
import { InvalidCredentialsError } from './credential-errors.ts'
import { SessionMissingError } from './session-errors.ts'

/** The same error as another bundle of the same process makes it: same code, another class. */
function fromAnotherBundle(code: string): Error {
  return Object.assign(new Error('Invalid login credentials'), { code })
}

describe('isAuthError', () => {
  it('knows an error of another copy by its code', () => {
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

describe('AuthErrorCode', () => {
  it('has a chapter in the documents for each code', () => {
    const documents = readFileSync(join(import.meta.dirname, '../../../../docs/errors/auth.md'), 'utf8')
    const chapters = [...documents.matchAll(/^### (auth\/.+)$/gm)].map(([, code]) => code)
    const source = readFileSync(join(import.meta.dirname, 'auth-error.ts'), 'utf8')
    const errors = [...source.matchAll(/\| '(auth\/[a-z-]+)'/g)].map(([, code]) => code)
    expect(errors.length).toBeGreaterThan(10)
    expect(new Set(chapters)).toEqual(new Set([...errors, ...Object.keys(messages)]))
  })
})
