import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256 } from './sha-256.ts'

describe('sha256', () => {
  it('is what Node says of every length around two blocks', () => {
    for (let length = 0; length <= 130; length++) {
      const text = 'ä'.repeat(length % 3) + 'b'.repeat(length)
      expect(Buffer.from(sha256(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })
})
