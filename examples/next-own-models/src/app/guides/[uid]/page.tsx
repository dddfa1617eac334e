import { addressTag, documentTags, tagPage } from '@house-edge/content/next'
import { RichText, SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import { notFound } from 'next/navigation'
import { visitContent } from '../../../content'
import { Tip } from '../../../slices/Tip'

/** Pages are made when they are first asked for, and kept until their content changes. */
export const generateStaticParams = () => []

export default async function GuidePage({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  const { client, generation } = await visitContent()
  const guide = await client.findByUid('guide', uid)
  await tagPage(
    { path: `/guides/${uid}`, generation },
    guide ? documentTags([guide]) : [addressTag('guide', uid)],
  )
  if (!guide) notFound()
  return (
    <Container>
      <PageHeader title={guide.data.title ?? 'Untitled'} />
      <RichText field={guide.data.body} />
      <SliceZone slices={guide.data.slices} components={{ tip: Tip }} context={{ document: guide }} />
    </Container>
  )
}
