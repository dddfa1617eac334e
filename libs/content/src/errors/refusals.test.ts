import { describe, expect, it } from 'vitest'
import { ForbiddenError } from './forbidden-error.ts'
import { NoFetchError } from './no-fetch-error.ts'
import { ReferenceMissingError } from './reference-missing-error.ts'
import { TooLargeError } from './too-large-error.ts'

describe('ForbiddenError', () => {
  it('repeats the service’s words, where it has any', () => {
    expect(new ForbiddenError('token expired').message).toMatch(/^[^:]+ refused access: token expired\. /)
    expect(new ForbiddenError(undefined).message).toMatch(/^[^:]+ refused access\. /)
  })
})

describe('NoFetchError', () => {
  it.each([undefined, null])('says that %s is no fetch, in the vendor’s words', (received) => {
    expect(new NoFetchError(received).message).toMatch(/^A valid fetch implementation was not provided\./)
  })

  it('names the type of what was given instead', () => {
    expect(new NoFetchError('fetch').message).toBe('fetch must be a function, but received: string')
  })
})

describe('ReferenceMissingError', () => {
  it.each([
    [{ kind: 'release-id', value: 'r1' }, 'Release with ID "r1" could not be found.'],
    [{ kind: 'release-label', value: 'Spring' }, 'Release with label "Spring" could not be found.'],
    [{ kind: 'master' }, 'Master ref could not be found.'],
  ] as const)('names what %j looked for', (missing, message) => {
    expect(new ReferenceMissingError(missing)).toMatchObject({ message, missing })
  })
})

describe('TooLargeError', () => {
  it('names our limit, or that of the service', () => {
    expect(new TooLargeError({ limitBytes: 7 }).message).toContain('larger than 7 bytes')
    expect(new TooLargeError({}).message).toContain('its own limit of 6291456 bytes')
  })
})
