import { documentTags, listTag, tagPage } from '@house-edge/content/next'
import { visitContent } from '../content.ts'

export default async function GuidesPage() {
  const { client, generation } = await visitContent()
  const guides = await client.getAll('guide')
  await tagPage({ path: '/', generation }, [...documentTags(guides), listTag('guide')])
  return (
    <>
      <h1>Guides</h1>
      {guides.map((guide) => (
        <p key={guide.id}>
          <a href={guide.url ?? '/'}>{guide.data.title}</a>
        </p>
      ))}
    </>
  )
}
