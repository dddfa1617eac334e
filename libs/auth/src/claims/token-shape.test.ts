import { describe, expect, it } from 'vitest'
import { readTokenShape } from './token-shape.ts'

const policy = { algorithms: ['ES256'], issuer: 'issuer', audience: 'authenticated', skewSeconds: 0 }

describe('readTokenShape', () => {
  // shows F43
  it('reads no token of more than 8,192 characters', () => {
    expect(readTokenShape(`a.b.${'c'.repeat(8_189)}`, policy)).toBe('the token is too long')
    expect(readTokenShape(`a.b.${'c'.repeat(8_188)}`, policy)).toBe('its header is not JSON')
  })
})
