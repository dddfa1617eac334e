import { describe, expect, it } from 'vitest'
import { InvalidResponseError } from './invalid-response-error.ts'

describe('InvalidResponseError', () => {
  it('names the places that have the wrong shape', () => {
    const error = new InvalidResponseError({ fault: 'shape', paths: ['results.0.type'] })
    expect(error).toMatchObject({
      code: 'content/invalid-response',
      fault: 'shape',
      paths: ['results.0.type'],
      isTransient: true,
    })
  })

  it('names no places where the whole is wrong', () => {
    expect(new InvalidResponseError({ fault: 'json', status: 200 })).toMatchObject({ paths: [], status: 200 })
  })

  it('keeps the vendor’s words', () => {
    expect(new InvalidResponseError({ fault: 'status' }).message).toBe('An invalid API response was returned')
  })
})
