import { PrismicRichText, SliceZone } from '@prismicio/react'
import { notFound } from 'next/navigation'
import { createClient } from '../../../prismicio.ts'
import { Tip } from '../../../slices/Tip/index.tsx'

export default async function GuidePage({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  const guide = await createClient()
    .getByUID('guide', uid)
    .catch(() => notFound())
  return (
    <>
      <h1>{guide.data.title}</h1>
      <PrismicRichText field={guide.data.body} />
      <SliceZone slices={guide.data.slices} components={{ tip: Tip }} />
    </>
  )
}

export async function generateStaticParams() {
  const guides = await createClient().getAllByType('guide')
  return guides.map(({ uid }) => ({ uid }))
}
