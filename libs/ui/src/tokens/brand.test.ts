import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brandContrasts, brandCss, type Brand } from './brand.ts'
import { anotherBrand, houseBrand } from './brands.ts'
import { readPalette } from './palette.ts'

const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')

function tooClose(brand: Brand): string[] {
  return brandContrasts(css, brand)
    .filter(({ found, atLeast }) => found < atLeast)
    .map(({ theme, front, ground, found }) => `${theme} ${front} on ${ground}: ${found.toFixed(2)}`)
}

describe('brandContrasts', () => {
  it.each([
    ['the house', houseBrand],
    ['another brand', anotherBrand],
  ])('finds every pair of %s far enough apart', (_, brand) => {
    expect(tooClose(brand)).toEqual([])
  })

  it('names what a pale colour leaves unreadable, in the theme that has it', () => {
    const pale = { ...houseBrand, green: { ...houseBrand.green, light: '#9fd3bd' } }
    const faults = tooClose(pale)
    expect(faults).toContainEqual(expect.stringMatching(/^light green on paper: 1\.\d\d$/))
    expect(faults.filter((fault) => fault.startsWith('dark'))).toEqual([])
  })

  it('writes on a colour in whichever of paper and ink is farther from it', () => {
    const yellow = { ...houseBrand, action: { light: '#f2c200', dark: '#f2c200' } }
    expect(tooClose(yellow).filter((fault) => fault.includes('on-action'))).toEqual([])
  })
})

describe('brandCss', () => {
  it('sets the colours of the house as the stylesheet has them', () => {
    const chosen = (text: string) =>
      readPalette(text).filter(({ name }) => /^(?:paper|ink|action|green|brass-line)$/.test(name))
    expect(chosen(brandCss(houseBrand))).toHaveLength(5)
    expect(new Set(chosen(brandCss(houseBrand)))).toEqual(new Set(chosen(css)))
  })

  it('sets no token that the stylesheet lacks', () => {
    const names = [...brandCss(anotherBrand).matchAll(/--he-([a-z-]+):/g)].map(([, name = '']) => name)
    expect(names.filter((name) => !css.includes(`--he-${name}:`))).toEqual([])
  })
})
