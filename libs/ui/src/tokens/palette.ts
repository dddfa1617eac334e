/** A colour token: its value in each theme, written `#rrggbb`. */
interface ColourToken {
  name: string
  light: string
  dark: string
}

/** Which token stands on which, and how far apart they must be. */
interface ColourPair {
  /** What is read or seen. */
  front: string
  /** What it stands on. */
  ground: string
  /** 4.5 for text, 3 for marks and the edges of controls, WCAG 1.4.3 and 1.4.11. */
  atLeast: 4.5 | 3
}

/** Reads the colour tokens from the text of `tokens.css`. */
export function readPalette(css: string): readonly ColourToken[] {
  const colours = /--he-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g
  return [...css.matchAll(colours)].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }))
}

const papers = ['paper', 'paper-raised', 'paper-sunk']
const tints = ['green-tint', 'brass-tint', 'bad-tint']

/** Every pair that components make. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(
    ['ink', 'ink-soft', 'ink-faint', 'green', 'green-deep', 'brass', 'good', 'caution', 'bad'],
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
