import { readChoice } from '@house-edge/slices/reading'
import type { DocumentFields } from '../field/relation.ts'
import { words } from '../../words/words.ts'

const kinds = ['guide', 'news', 'strategy', 'opinion'] as const

/** What sort of text an article is, in a word. */
export function articleKind(article: DocumentFields<'article'>): string | undefined {
  const kind = readChoice(article.kind, kinds)
  return kind && words().kinds[kind]
}
