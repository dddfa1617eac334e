import { describe, expect, it } from 'vitest'
import * as library from '../index.ts'
import { ContentError, isContentError, withoutTokens } from './content-error.ts'
import { NotFoundError } from './not-found-error.ts'
import { RefNotFoundError } from './ref-not-found-error.ts'

interface ErrorClass {
  new (details: unknown): ContentError
  code: string | undefined
  name: string
}

const classes = Object.values<unknown>(library).filter(
  (value): value is ErrorClass =>
    typeof value === 'function' && value.prototype instanceof Error && value !== ContentError,
)

describe('ContentError', () => {
  it('has one class and name for each code', () => {
    const errors = classes.map((Class) => new Class({ kind: 'master', reason: 'network', fault: 'json' }))
    expect(classes).toHaveLength(18)
    expect(new Set(errors.map(({ code }) => code)).size).toBe(18)
    for (const [n, error] of errors.entries()) {
      expect(error.code).toBe(classes[n]?.code)
      expect(error.name).toBe(classes[n]?.name)
    }
  })

  it('is recognised by its code across library copies', () => {
    const foreign = Object.assign(new Error('No documents were returned'), { code: 'content/not-found' })
    expect(foreign instanceof NotFoundError).toBe(true)
    expect(foreign instanceof ContentError).toBe(true)
    expect(foreign instanceof RefNotFoundError).toBe(false)
    expect(isContentError(foreign)).toBe(true)
    expect(isContentError(Object.assign(new Error('x'), { code: 'auth/session-missing' }))).toBe(false)
    expect(isContentError({ code: 'content/not-found' })).toBe(false)
  })

  it('names its address without access token and without preview token', () => {
    const url =
      'https://a.test/api/v2/documents/search?access_token=s3cret&ref=https%3A%2F%2Fa.test%2Fpreviews%2Fx&q=1'
    expect(withoutTokens(url)).toBe(
      'https://a.test/api/v2/documents/search?access_token=[hidden]&ref=[preview]&q=1',
    )
    expect(new RefNotFoundError('x', { url }).url).not.toContain('s3cret')
  })
})
