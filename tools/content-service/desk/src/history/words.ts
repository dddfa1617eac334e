import { diffArrays, diffWords, diffWordsWithSpace } from 'diff'

/** A run of words that stayed, came or went. */
interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Made when two texts are first compared: every form loads this file, and few show differences. */
let intlSegmenter: Intl.Segmenter | undefined
const maxEditLength = 4_000

/** What changed between two texts, word by word. Texts too different to compare are shown whole. */
export function compareWords(before: string, after: string): Run[] {
  intlSegmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  const words = diffWords(before, after, { intlSegmenter, maxEditLength })
  const differ = words?.some(({ added, removed }) => added || removed) || before === after
  const runs = differ ? words : diffWordsWithSpace(before, after, { maxEditLength })
  return (
    runs?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })) ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  )
}

/** Two lists side by side: what is alike in pairs, the rest alone, what went before what came. */
export function align<T>(
  a: readonly T[],
  b: readonly T[],
  isAlike: (x: T, y: T) => boolean,
): [T | undefined, T | undefined][] {
  const left = a.values()
  const right = b.values()
  return diffArrays([...a], [...b], { comparator: isAlike }).flatMap(({ added, removed, count }) =>
    Array.from({ length: count }, (): [T | undefined, T | undefined] => [
      added ? undefined : left.next().value,
      removed ? undefined : right.next().value,
    ]),
  )
}
