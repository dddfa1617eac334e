import { cachedPages } from '../../cached.ts'
import { content } from '../../content.ts'

export default async function Guides() {
  const results = await cachedPages()
  await content.tagListing('/guides', { type: 'page', order: 'title', results })
  return results.map(({ id, url, data }) => (
    <a key={id} href={url ?? ''}>
      {String(data['title'])}
    </a>
  ))
}
