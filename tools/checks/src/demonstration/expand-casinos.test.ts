import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expandCasinos } from './expand-casinos.ts'

const content = join(import.meta.dirname, '../../../../content')

describe('expandCasinos', () => {
  it('writes the documents that are committed', () => {
    const stale = [...expandCasinos(content)].filter(
      ([path, text]) => readFileSync(join(content, path), 'utf8') !== text,
    )
    expect(stale.map(([path]) => path)).toEqual([])
  })
})
