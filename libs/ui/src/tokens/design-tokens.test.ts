import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { designTokens, designTokensText } from './design-tokens.ts'

const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')

describe('designTokens', () => {
  // Written anew by `npx vitest run --update src/tokens`.
  it.each(['light', 'dark'] as const)('are what tokens/%s.json holds', async (theme) => {
    await expect(designTokensText(css, theme)).toMatchFileSnapshot(`./${theme}.json`)
  })

  it.each(['light', 'dark'] as const)('name every token of tokens.css and no other: %s', (theme) => {
    const named = Object.values(designTokens(css, theme))
      .flatMap((group) => Object.keys(group))
      .filter((name) => name !== '$type')
    const written = [...css.matchAll(/--he-([a-z\d-]+):/g)].map(([, name = '']) => name)
    expect(new Set(named)).toEqual(new Set(written))
    expect(named).toHaveLength(written.length)
  })

  it('keep a fluid size no larger than its share of the window', () => {
    const gutter = ':root {\n  --he-gutter: min(clamp(2rem, 1rem + 1vw, 4rem), 5vw);\n}'
    expect(designTokens(gutter, 'light')['dimension']?.['gutter']).toMatchObject({
      narrow: { $value: { value: 1.2188, unit: 'rem' } },
      wide: { $value: { value: 2, unit: 'rem' } },
    })
  })
})
