import { readChoice } from '@house-edge/slices/reading'
import type { DocumentFields } from '../field/relation.ts'

const kindWords = { guide: 'Guide', news: 'News', strategy: 'Strategy', opinion: 'Opinion' } as const

const kinds = Object.keys(kindWords) as readonly (keyof typeof kindWords)[]

/** What sort of text an article is, in a word. */
export function articleKind(article: DocumentFields<'article'>): string | undefined {
  const kind = readChoice(article.kind, kinds)
  return kind && kindWords[kind]
}
