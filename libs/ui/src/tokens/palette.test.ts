import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { colourPairs, readPalette } from './palette.ts'

const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')
const palette = readPalette(css)

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const token = palette.find((each) => each.name === name)
  if (!token)
    throw new TypeError(`tokens.css has no colour "${name}". The pair cannot be checked. Correct its name.`)
  return token[theme]
}

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0e4b38', '#0e4b38')).toBe(1)
  })
})

describe('readPalette', () => {
  it('finds every colour of tokens.css', () => {
    expect(palette).toHaveLength(css.match(/light-dark\(/g)?.length ?? 0)
  })
})

describe('colourPairs', () => {
  it.each(['light', 'dark'] as const)('can all be told apart in the %s theme', (theme) => {
    const tooClose = colourPairs.flatMap(({ front, ground, atLeast }) => {
      const found = contrast(colourOf(front, theme), colourOf(ground, theme))
      return found < atLeast ? [`${front} on ${ground}: ${found.toFixed(2)} < ${atLeast}`] : []
    })
    expect(tooClose).toEqual([])
  })
})
