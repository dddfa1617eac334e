import { describe, expect, it } from 'vitest'
import { visitorHeaders } from './visitor-headers.ts'

describe('visitorHeaders', () => {
  it('passes the settled address on beside the secret key', () => {
    expect(visitorHeaders('sb_secret_x', '203.0.113.7')).toEqual({
      apikey: 'sb_secret_x',
      'sb-forwarded-for': '203.0.113.7',
    })
  })

  it.each([
    [undefined, '203.0.113.7'],
    ['sb_secret_x', undefined],
  ])('uses no secret key (%j) for an unsettled address (%j)', (key, address) => {
    expect(visitorHeaders(key, address)).toEqual({})
  })
})
