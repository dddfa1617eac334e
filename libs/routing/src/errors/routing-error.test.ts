import { describe, expect, it } from 'vitest'
import { errorPage } from '@house-edge/paths'
import { BuildNotIdentifiedError } from './build-error.ts'
import { PageNotFoundError, RouteValidationError } from './routing-error.ts'

describe('PageNotFoundError', () => {
  // shows R021, R162
  it('says "Page not found" and is not fatal', () => {
    expect(new PageNotFoundError('/odds?page=2')).toMatchObject({
      message: 'Page not found: /odds?page=2',
      fatal: false,
      status: 404,
    })
  })
})

describe('RouteValidationError', () => {
  // shows R022, R163
  it('says "Page Not Found" and the path, and is fatal', () => {
    expect(new RouteValidationError('/Odds')).toMatchObject({
      message: 'Page Not Found: /Odds',
      fatal: true,
      status: 404,
    })
  })
})

it.each([new PageNotFoundError('/odds'), new RouteValidationError('/Odds'), new BuildNotIdentifiedError()])(
  'names the page about $name as all libraries do',
  (error) => {
    expect(error.docs).toBe(errorPage(error.code))
  },
)
