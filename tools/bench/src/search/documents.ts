import type { SearchEntry } from '@house-edge/reviews/search-index'

const syllables =
  'ba be bi bo bu ca ce co da de di do fa fe ga go ha he in ka ke la le li lo ma me mi mo na ne no or pa pe po ra re ri ro sa se si so ta te ti to un va ve vi wa we zo'.split(
    ' ',
  )

/** Different words: as many as some thousand articles have. */
const wordCount = 40_000

/** Documents and questions of words that are as common as those of a language: the second half as often as the first. */
export interface Library {
  documents: () => Generator<SearchEntry>
  questions: (count: number) => string[]
}

/** A library that is the same every time. */
export function libraryOf(size: number): Library {
  const next = seeded(7)
  const words = new Set<string>()
  const syllable = (): string => syllables[Math.floor(next() * syllables.length)] ?? ''
  while (words.size < wordCount)
    words.add(Array.from({ length: 2 + Math.floor(next() * 3) }, syllable).join(''))
  const vocabulary = [...words]
  const wordOf = (random: () => number): string =>
    vocabulary[Math.floor(Math.exp(random() * Math.log(wordCount))) - 1] ?? ''

  return {
    documents: function* () {
      const random = seeded(size)
      const sentence = (length: number): string =>
        `${Array.from({ length }, () => wordOf(random)).join(' ')}.`
      for (let number = 0; number < size; number += 1)
        yield {
          id: `article_${number}`,
          uid: `article-${number}`,
          kind: 'article',
          title: `${sentence(6)} ${number}`,
          summary: sentence(25),
          text: Array.from({ length: 10 }, () => [20, 20, 20].map(sentence).join(' ')),
        }
    },
    // One to eight words, most of them few; one in six is cut short or has two letters exchanged.
    questions: (count) => {
      const random = seeded(99)
      return Array.from({ length: count }, () =>
        Array.from({ length: 1 + Math.floor(random() * random() * 8) }, () => {
          const word = wordOf(random)
          const slip = random()
          if (word.length <= 4 || slip > 0.16) return word
          return slip < 0.08 ? word.slice(0, -2) : `${word[0]}${word[2]}${word[1]}${word.slice(3)}`
        }).join(' '),
      )
    },
  }
}

/** Numbers from 0 to 1 that are the same every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
