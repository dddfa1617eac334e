import type { QuestionRead } from '@house-edge/publishing'
import { words } from '../words.ts'
import type { Asked, Found } from './search-question.ts'

/** Finds the pages that say all words. They come from memory, so a search asks nothing of the content service. */
export const readSearch: QuestionRead<Asked, Found> = async ({ words: question }, { client }) => {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean)
  const documents = asked.length > 0 ? await client.getAll('page') : []
  const pages = documents.flatMap(({ id, uid, data }) => {
    const said = textOf(data).toLowerCase()
    if (uid === null || !asked.every((word) => said.includes(word))) return []
    const title = typeof data['title'] === 'string' ? data['title'] : words.untitled
    return [{ id, title, href: uid === 'home' ? '/' : `/${uid}` }]
  })
  return { data: { words: question, pages } }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : ''
}
