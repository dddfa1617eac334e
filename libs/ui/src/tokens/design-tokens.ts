import { readPalette } from './palette.ts'

/** The windows between which sizes are fluid: what a designer draws for. In pixels. */
const windows = { narrow: 390, wide: 1280 } as const
const pixelsPerRem = 16

type Token = { $value: unknown } | { $description: string; narrow: Token; wide: Token }

/** Design tokens by their type, each with the name it has in `tokens.css`. */
export type DesignTokens = Record<string, Record<string, Token | string>>

/**
 * The tokens of `tokens.css` in one theme, in the format that design programs exchange. Each file of it is one theme,
 * because a token has one value there. What is fluid is two: in the narrow and in the wide window. A value of no type of
 * the format is left out, which a test of the names sees.
 * https://www.designtokens.org/tr/2025.10/format/
 */
export function designTokens(css: string, theme: 'light' | 'dark'): DesignTokens {
  const colours = new Map(readPalette(css).map((token) => [token.name, token[theme]]))
  const [, root = ''] = /:root \{([^]*?)\n\}/.exec(css) ?? []
  const groups: DesignTokens = {}
  for (const [, name = '', value = ''] of root.matchAll(/--he-([a-z\d-]+): ([^;]+);/g)) {
    const colour = colours.get(name)
    const [$type, token] = colour ? (['color', { $value: colourOf(colour) }] as const) : tokenOf(value)
    if (token) groups[$type] = { $type, ...groups[$type], [name]: token }
  }
  return groups
}

/** The file that holds them. */
export function designTokensText(css: string, theme: 'light' | 'dark'): string {
  return `${JSON.stringify(designTokens(css, theme), null, 2)}\n`
}

function tokenOf(value: string): readonly [type: string, token: Token | undefined] {
  const [, amount = '', unit = ''] = /^([\d.]+)(rem|px|ms)?$/.exec(value) ?? []
  if (unit === 'ms') return ['duration', { $value: { value: Number(amount), unit } }]
  if (unit) return ['dimension', { $value: { value: Number(amount), unit } }]
  if (amount) return ['number', { $value: Number(amount) }]
  if (value.startsWith("'"))
    return ['fontFamily', { $value: value.split(', ').map((family) => family.replaceAll("'", '')) }]
  const stops = [...value.matchAll(/var\(--he-([a-z-]+)\) ([\d.]+)%/g)]
  if (value.startsWith('linear-gradient(') && stops.length > 0)
    return [
      'gradient',
      {
        $value: stops.map(([, colour, percent]) => ({
          color: `{color.${colour}}`,
          position: rounded(Number(percent) / 100),
        })),
      },
    ]
  return ['dimension', fluid(value)]
}

/** `clamp(1rem, 0.9rem + 1vw, 2rem)`, and no more of the window than `min(…, 6vw)` lets it have. */
function fluid(value: string): Token | undefined {
  const written =
    /^(?:min\()?clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)(?:, ([\d.]+)vw\))?$/.exec(value)
  if (!written) return undefined
  const [least = 0, base = 0, share = 0, most = 0, mostShare = Infinity] = written
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)))
  const at = (pixels: number): Token => {
    const shareOf = (percent: number): number => (percent * pixels) / 100 / pixelsPerRem
    const rem = Math.min(Math.max(least, Math.min(base + shareOf(share), most)), shareOf(mostShare))
    return { $value: { value: rounded(rem), unit: 'rem' } }
  }
  return {
    $description: `Fluid between a window of ${windows.narrow} and one of ${windows.wide} pixels.`,
    narrow: at(windows.narrow),
    wide: at(windows.wide),
  }
}

function colourOf(hex: string): object {
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return { colorSpace: 'srgb', components, hex }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
