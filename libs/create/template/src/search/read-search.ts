import type { QuestionRead } from '@house-edge/publishing'
import { site } from '../site.ts'
import type { Asked, Found } from './search-question.ts'

/**
 * Finds the pages that say all words, in the language that is searched in. They come from memory, so a search asks nothing of
 * the content service.
 */
export const readSearch: QuestionRead<Asked, Found> = async ({ words: question }, { client, lang }) => {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean)
  const documents = asked.length > 0 ? await client.getAll('page') : []
  const pages = documents.flatMap(({ id, type, uid, data }) => {
    const said = textOf(data).toLowerCase()
    const href = site.findDocumentPath(type, uid, lang)
    if (href === undefined || !asked.every((word) => said.includes(word))) return []
    return [{ id, title: typeof data['title'] === 'string' ? data['title'] : undefined, href }]
  })
  return { data: { words: question, pages } }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : ''
}
