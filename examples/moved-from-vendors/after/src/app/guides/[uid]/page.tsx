import { addressTag, documentTags, tagPage } from '@house-edge/content/next'
import { PrismicRichText, SliceZone } from '@prismicio/react'
import { notFound } from 'next/navigation'
import { contentStore, visitContent } from '../../../content.ts'
import { Tip } from '../../../slices/Tip/index.tsx'

export default async function GuidePage({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  const { client, generation } = await visitContent()
  const guide = await client.findByUid('guide', uid)
  const tags = guide ? documentTags([guide]) : [addressTag('guide', uid)]
  await tagPage({ path: `/guides/${uid}`, generation }, tags)
  if (!guide) notFound()
  return (
    <>
      <h1>{guide.data.title}</h1>
      <PrismicRichText field={guide.data.body} />
      <SliceZone slices={guide.data.slices} components={{ tip: Tip }} />
    </>
  )
}

export async function generateStaticParams() {
  const guides = await contentStore().client.getAll('guide')
  return guides.map(({ uid }) => ({ uid }))
}
