import { contrast } from './contrast.ts'
import { type ColourPair, colourPairs, mix, readPalette } from './palette.ts'

/** A value for light pages and one for dark ones, each written `#rrggbb`. */
interface InBothThemes {
  light: string
  dark: string
}

/** The twelve values of a brand: five colours in both themes, a shape and a face. */
export interface Brand {
  /** What pages are written on. */
  paper: InBothThemes
  /** What they are written in. */
  ink: InBothThemes
  /** What can be operated. */
  action: InBothThemes
  /** Links and marks. */
  green: InBothThemes
  /** Emphasis. */
  brass: InBothThemes
  /** How round corners are, in pixels. */
  radius: number
  /** The face of headings and of what is read, as a `font-family`. */
  serif: string
}

const themes = ['light', 'dark'] as const
const white = '#ffffff'
const black = '#000000'

/** What a brand sets, by the names of tokens. The stylesheet derives the tint and the depth of the green, and the ring of the focus. */
function brandTokens(brand: Brand): ReadonlyMap<string, string> {
  const both = (make: (theme: 'light' | 'dark') => string): string => {
    const [light, dark] = themes.map(make)
    return `light-dark(${light}, ${dark})`
  }
  const mixed = (first: keyof Colours, share: number, second: keyof Colours): string =>
    both((theme) => mix(brand[first][theme], share, brand[second][theme]))
  const { radius, serif } = brand
  return new Map([
    ['paper', both((theme) => brand.paper[theme])],
    ['paper-raised', both((theme) => mix(brand.paper[theme], theme === 'light' ? 0.4 : 0.96, white))],
    ['paper-sunk', both((theme) => mix(brand.paper[theme], theme === 'light' ? 0.96 : 0.7, black))],
    ['ink', both((theme) => brand.ink[theme])],
    ['ink-soft', mixed('ink', 0.8, 'paper')],
    ['ink-faint', mixed('ink', 0.7, 'paper')],
    ['rule', mixed('ink', 0.13, 'paper')],
    ['rule-strong', mixed('ink', 0.54, 'paper')],
    ['green', both((theme) => brand.green[theme])],
    ['action', both((theme) => brand.action[theme])],
    // Away from the words on it, or a hover would make them harder to read.
    ['action-hover', both((theme) => mix(brand.action[theme], 0.6, byContrast(brand, theme)[1]))],
    ['on-action', both((theme) => byContrast(brand, theme)[0])],
    ['brass', mixed('brass', 0.65, 'ink')],
    ['brass-line', both((theme) => brand.brass[theme])],
    ['brass-tint', mixed('brass', 0.14, 'paper')],
    ['radius', `${radius}px`],
    ['serif', serif],
  ])
}

type Colours = Omit<Brand, 'radius' | 'serif'>

/** The stylesheet of a brand, for its own file. */
export function brandCss(brand: Brand): string {
  const lines = [...brandTokens(brand)].map(([name, value]) => `  --he-${name}: ${value};\n`)
  return `:root {\n${lines.join('')}}`
}

/** A pair of colours, and how far they stand apart in a theme. */
export interface Measured extends ColourPair {
  theme: 'light' | 'dark'
  found: number
}

/** Every pair that components make, in the colours of a brand. @param css The text of `tokens.css`. */
export function brandContrasts(css: string, brand: Brand): readonly Measured[] {
  const branded = [...brandTokens(brand)].reduce(
    (text, [name, value]) => text.replace(new RegExp(`(--he-${name}: )[^;]+`), `$1${value}`),
    css,
  )
  const palette = new Map(readPalette(branded).map((token) => [token.name, token]))
  return themes.flatMap((theme) =>
    colourPairs.map((pair) => ({
      ...pair,
      theme,
      found: contrast(palette.get(pair.front)?.[theme] ?? black, palette.get(pair.ground)?.[theme] ?? black),
    })),
  )
}

/** Paper and ink: first what stands farther from the colour of what can be operated. */
function byContrast({ action, paper, ink }: Brand, theme: 'light' | 'dark'): readonly [string, string] {
  const [one, other] = [paper[theme], ink[theme]]
  return contrast(action[theme], one) >= contrast(action[theme], other) ? [one, other] : [other, one]
}
