import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { houseTheme } from '../house-theme.ts'

const tokens = readFileSync(fileURLToPath(import.meta.resolve('@house-edge/ui/tokens.css')), 'utf8')

describe('houseTheme', () => {
  it.each(['light', 'dark'] as const)('finds every colour it needs among the tokens: %s', (base) => {
    expect(Object.values(houseTheme(base, tokens))).not.toContain('')
  })

  it('leaves the chosen entry of dark Storybook readable', () => {
    const behind = darken(houseTheme('dark', tokens).colorSecondary, 0.18)
    // Of white, as Storybook's words there are: WCAG 2.2, 1.4.3.
    expect(1.05 / (luminance(behind) + 0.05)).toBeGreaterThan(4.5)
  })
})

/** Red, green and blue from 0 to 1, with the lightness of HSL less by this much, as Storybook's frame does it. */
function darken(colour: string, by: number): number[] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [low, high] = [Math.min(...parts), Math.max(...parts)]
  const lightness = (low + high) / 2
  const ratio = (1 - Math.abs(2 * (lightness - by) - 1)) / (1 - Math.abs(2 * lightness - 1))
  return parts.map((part) => lightness - by + (part - lightness) * ratio)
}

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
