import { byTitle, cachedPages } from '../../cached.ts'
import { content } from '../../content.ts'

export default async function Guides() {
  const { state, client } = await content.visit()
  const results =
    state === 'published' ? await cachedPages() : (await client.getByType('page', byTitle)).results
  await content.tagListing('/guides', { type: 'page', order: 'title', results })
  return results.map(({ id, url, data }) => (
    <a key={id} href={url ?? ''}>
      {String(data['title'])}
    </a>
  ))
}
