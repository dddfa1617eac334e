const syllables =
  'ba be bi bo bu ca ce co da de di do fa fe ga go ha he in ka ke la le li lo ma me mi mo na ne no or pa pe po ra re ri ro sa se si so ta te ti to un va ve vi wa we zo'.split(
    ' ',
  )

/** Different words: as many as some thousand articles have. */
const wordCount = 40_000

interface Article {
  id: string
  uid: string
  title: string
  summary: string
  /** By paragraph. */
  text: string[]
}

/** Documents of words that are as common as those of a language, the second half as often as the first: the same every time. */
export function* documentsOf(size: number): Generator<Article> {
  const next = seeded(7)
  const words = new Set<string>()
  const syllable = (): string => syllables[Math.floor(next() * syllables.length)] ?? ''
  while (words.size < wordCount)
    words.add(Array.from({ length: 2 + Math.floor(next() * 3) }, syllable).join(''))
  const vocabulary = [...words]
  const random = seeded(size)
  const word = (): string => vocabulary[Math.floor(Math.exp(random() * Math.log(wordCount))) - 1] ?? ''
  const sentence = (length: number): string => `${Array.from({ length }, word).join(' ')}.`
  for (let number = 0; number < size; number += 1)
    yield {
      id: `article_${number}`,
      uid: `article-${number}`,
      title: `${sentence(6)} ${number}`,
      summary: sentence(25),
      text: Array.from({ length: 10 }, () => [20, 20, 20].map(sentence).join(' ')),
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
