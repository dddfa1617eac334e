import { documentTags, listTag, tagPage } from '@house-edge/content/next'
import { Container, PageHeader } from '@house-edge/ui/page'
import { visitContent } from '../content'

/** Rendered by the build, and again when a guide on it changes, comes or goes. */
export default async function GuidesPage() {
  const { client, generation } = await visitContent()
  const { results } = await client.getByType('guide')
  await tagPage({ path: '/', generation }, [...documentTags(results), ...listTag('guide')])
  return (
    <Container>
      <PageHeader title="Guides" />
      <ul>
        {results.map(({ id, url, data }) => (
          <li key={id}>
            <a href={url ?? '/'}>{data.title}</a>
          </li>
        ))}
      </ul>
    </Container>
  )
}
