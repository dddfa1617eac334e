import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCompressedStart } from './compressed-start.ts'

describe('createCompressedStart', () => {
  it.each(['', 'short', '<p>Both halves.</p>'.repeat(5_000)])('is one gzip member of both: %#', (rest) => {
    const start = createCompressedStart(Buffer.from('<!DOCTYPE html><head>'.repeat(2_000)))
    const whole = start.plain(Buffer.from(rest))
    // Refuses a wrong checksum, a wrong length, and anything behind the member.
    expect(gunzipSync(start.gzip(Buffer.from(rest))).equals(whole)).toBe(true)
  })
})
