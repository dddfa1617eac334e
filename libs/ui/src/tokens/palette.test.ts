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

  it('mixes tints and hovers to the colours of the house', () => {
    expect(palette.filter(({ name }) => /-(?:deep|tint|hover)$|focus/.test(name))).toEqual([
      { name: 'green-deep', light: '#093427', dark: '#b0dcc6' },
      { name: 'green-tint', light: '#e5ede3', dark: '#17291f' },
      { name: 'action-hover', light: '#08372a', dark: '#a3d5bb' },
      { name: 'brass-tint', light: '#f6ecd3', dark: '#2a2313' },
      { name: 'bad-tint', light: '#f8e6e0', dark: '#2f1914' },
      { name: 'focus', light: '#0e4b38', dark: '#d8b260' },
    ])
  })

  it('has tints and hovers follow the colours a brand sets', () => {
    const violet = css.replace(
      /(--he-(?:green|action): )light-dark\([^)]*\)/g,
      '$1light-dark(#5b21b6, #c4b5fd)',
    )
    expect(readPalette(violet).filter(({ name }) => /^(?:green-.*|action-hover|focus)$/.test(name))).toEqual([
      { name: 'green-deep', light: '#331d6c', dark: '#d2d3f6' },
      { name: 'green-tint', light: '#ede9f0', dark: '#1e2828' },
      { name: 'action-hover', light: '#33206f', dark: '#c5cceb' },
      { name: 'focus', light: '#5b21b6', dark: '#d8b260' },
    ])
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
