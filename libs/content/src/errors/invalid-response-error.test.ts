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

  // shows R189
  it('begins with the vendor’s words, and says what came', () => {
    const location = 'https://elsewhere.example/login?access_token=secret'
    const said = [
      new InvalidResponseError({ fault: 'redirect', status: 302, location }),
      new InvalidResponseError({ fault: 'content-type', status: 200, contentType: 'text/html' }),
      new InvalidResponseError({ fault: 'content-type', status: 200, contentType: 'text/csv' }),
      new InvalidResponseError({ fault: 'json', status: 200 }),
      new InvalidResponseError({ fault: 'shape', paths: ['results.0.type'] }),
      new InvalidResponseError({ fault: 'status', status: 418 }),
    ].map(({ message }) => message)
    const parts = [
      'a redirect (status 302) to https://elsewhere.example/login. It was not followed',
      'a page of HTML (status 200) instead of JSON',
      'the type "text/csv" (status 200) instead of JSON',
      'JSON that is broken or was cut off (status 200)',
      'JSON of another shape at results.0.type',
      'the status 418, which the API does not have',
    ]
    for (const [index, part] of parts.entries())
      expect(said[index]).toContain(`An invalid API response was returned: ${part}`)
    expect(said.join()).not.toContain('secret')
  })

  it('takes a redirect alone for what lasts', () => {
    expect(new InvalidResponseError({ fault: 'redirect', status: 302 }).isTransient).toBe(false)
    expect(new InvalidResponseError({ fault: 'json' }).isTransient).toBe(true)
  })
})
