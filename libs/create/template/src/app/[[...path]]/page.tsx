import { addressTag, documentTags, tagPage } from '@house-edge/content/next'
import { SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import { notFound } from 'next/navigation'
import { visitContent } from '../../content.ts'
import { components } from '../../slices/index.ts'

/** Pages are made when they are first asked for, and kept until their content changes. */
export const generateStaticParams = () => []

export default async function ContentPage({ params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  if (path.length > 1) notFound()
  const uid = path[0] ?? 'home'
  const { client, generation } = await visitContent()
  const document = await client.findByUid('page', uid)
  await tagPage(
    { path: `/${path.join('/')}`, generation },
    document ? documentTags([document]) : [addressTag('page', uid)],
  )
  if (!document) notFound()
  return (
    <Container>
      <PageHeader title={typeof document.data.title === 'string' ? document.data.title : 'Untitled'} />
      <SliceZone slices={document.data.slices} components={components} context={{ document }} />
    </Container>
  )
}
