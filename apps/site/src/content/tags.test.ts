import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')

describe('orderTags', () => {
  it('is taken from here alone: that of the library names no language, and a new translation changed no list', () => {
    const imports =
      /^import (?:(?!^import )[\s\S])*?(?:orderTags|listTag|addressTag)\b(?:(?!^import )[\s\S])*? from '@house-edge\/content/m
    const others = globSync('**/*.{ts,tsx}', { cwd: sources }).filter((file) =>
      imports.test(readFileSync(join(sources, file), 'utf8')),
    )
    expect(others).toEqual([])
  })
})
