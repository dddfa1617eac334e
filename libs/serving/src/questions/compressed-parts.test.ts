import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressPart, gzipOf, plainOf } from './compressed-parts.ts'

describe('gzipOf', () => {
  it.each(['', 'short', '<p>Both halves – and “more”.</p>'.repeat(5_000)])(
    'is one gzip member of all parts: %#',
    (text) => {
      const first = compressPart('<!DOCTYPE html><head>'.repeat(2_000))
      const last = compressPart('<footer>Both halves.</footer>')
      for (const parts of [[first, text, last], [first, text], [text, last, text], [first, last], [text]])
        // Refuses a wrong checksum, a wrong length, and anything behind the member.
        expect(gunzipSync(gzipOf(parts)).equals(plainOf(parts))).toBe(true)
    },
  )
})
