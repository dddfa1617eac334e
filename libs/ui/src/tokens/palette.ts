/** A colour token: its value in each theme, written `#rrggbb`. */
interface ColourToken {
  name: string
  light: string
  dark: string
}

/** Which token stands on which, and how far apart they must be. */
export interface ColourPair {
  /** What is read or seen. */
  front: string
  /** What it stands on. */
  ground: string
  /** 4.5 for text, 3 for marks and the edges of controls, WCAG 1.4.3 and 1.4.11. */
  atLeast: 4.5 | 3
}

/** A value of its own, or another token's. */
const colour = '#[0-9a-f]{6}|var\\(--he-[a-z-]+\\)'
const written = new RegExp(
  `--he-([a-z-]+): (?:color-mix\\(in srgb, (${colour}) (\\d+)%, )?light-dark\\((${colour}), (${colour})\\)\\)?;`,
  'g',
)

/** Reads the colour tokens from the text of `tokens.css`: what is mixed of others, and what they come to. */
export function readPalette(css: string): readonly ColourToken[] {
  const tokens = new Map<string, ColourToken>()
  for (const [, name = '', mixed, percent = '0', light = '', dark = ''] of css.matchAll(written)) {
    const valueIn = (theme: 'light' | 'dark', value: string): string =>
      value.startsWith('#') ? value : (tokens.get(value.slice('var(--he-'.length, -1))?.[theme] ?? '')
    const valueOf = (theme: 'light' | 'dark', value: string): string =>
      mixed === undefined
        ? valueIn(theme, value)
        : mix(valueIn(theme, mixed), Number(percent) / 100, valueIn(theme, value))
    tokens.set(name, { name, light: valueOf('light', light), dark: valueOf('dark', dark) })
  }
  return [...tokens.values()]
}

/** `color-mix(in srgb, …)` of two colours written `#rrggbb`. @param share - Of the first, from 0 to 1. */
export function mix(first: string, share: number, second: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, other = 0] = [first, second].map((value) => Number.parseInt(value.slice(at, at + 2), 16))
    return Math.round(one * share + other * (1 - share))
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const papers = ['paper', 'paper-raised', 'paper-sunk']
const tints = ['green-tint', 'brass-tint', 'bad-tint']

/** Every pair that components make. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(
    ['ink', 'ink-soft', 'ink-faint', 'green', 'green-deep', 'brass', 'good', 'caution', 'weak', 'bad'],
    papers,
    4.5,
  ),
  ...pairs(['ink', 'ink-soft'], tints, 4.5),
  ...pairs(['green', 'green-deep', 'good'], ['green-tint'], 4.5),
  ...pairs(['brass', 'caution', 'green'], ['brass-tint'], 4.5),
  ...pairs(['bad', 'green'], ['bad-tint'], 4.5),
  ...pairs(['on-action'], ['action', 'action-hover'], 4.5),
  ...pairs(['paper'], ['green', 'bad'], 4.5),
  ...pairs(['rule-strong', 'brass-line', 'focus', 'action'], papers, 3),
]

function pairs(
  fronts: readonly string[],
  grounds: readonly string[],
  atLeast: 4.5 | 3,
): readonly ColourPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, atLeast })))
}
