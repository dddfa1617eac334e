import { addressTag, documentTags } from '@house-edge/content/next'
import { cacheTag } from 'next/cache'
import { content } from './content.ts'

/** Read once for all pages that show it, until it changes. The tags are what a publish drops it by. */
export async function cachedPage(uid: string) {
  'use cache'
  const document = await content.store().client.findByUid('page', uid)
  cacheTag(...(document ? documentTags([document]) : [addressTag('page', uid)]))
  return document
}

/** The order of the list, whoever reads it. */
export const byTitle = { orderings: [{ field: 'my.page.title' }] }

export async function cachedPages() {
  'use cache'
  const { results } = await content.store().client.getByType('page', byTitle)
  cacheTag(...documentTags(results), ...content.orderTags('page', ['title']))
  return results
}
