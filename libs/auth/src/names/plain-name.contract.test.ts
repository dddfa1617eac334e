import { startBackend } from '@house-edge/backend'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, inject } from 'vitest'
import { startOnCopy, type TestBackend } from '../testing/test-backend.ts'
import { plainName } from './plain-name.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startOnCopy(inject('template'), startBackend)
})
afterAll(() => backend.close())

/** Every character of the first planes that have names, and of the one with the tags; a database holds no zero, nor halves of pairs. */
const characters = [
  [1, 0xd7_ff],
  [0xe0_00, 0xff_ff],
  [0x1_bc_00, 0x1_fb_ff],
  [0xe_00_00, 0xe_10_00],
  [0x10_ff_00, 0x10_ff_ff],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))

describe('plainName', () => {
  const inDatabase = async (typed: string): Promise<string> => {
    const client = createClient(backend.url, backend.secretKey, { auth: { persistSession: false } })
    const { data, error } = await client.rpc('plain_name', { typed })
    expect(error).toBeNull()
    return data as string
  }

  // shows R102
  it.each([
    ['between Latin letters', 'a', 'b'],
    ['between Arabic letters', 'ا', 'ب'],
    ['between pictures', '❤', '🚀'],
    ['at the ends', '', ''],
    ['before a non-joiner and an Arabic letter', '', '\u200cب'],
    ['behind an Arabic letter and a non-joiner', 'ب\u200c', ''],
    ['before a joiner and a picture', '', '\u200d❤'],
    ['behind a picture and a joiner', '❤\u200d', ''],
    ['before a selector', '', '\ufe0f'],
  ])('is what the database makes of every character %s', async (_place, before, after) => {
    const size = 8192
    for (let start = 0; start < characters.length; start += size) {
      // One name after another, parted by what neither side touches.
      const typed = characters
        .slice(start, start + size)
        .map((code) => before + String.fromCodePoint(code) + after)
        .join('|')
      expect((await inDatabase(typed)) === plainName(typed), `from ${String(characters[start])}`).toBe(true)
    }
  })
})
