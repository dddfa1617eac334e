import { RichText, SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { content } from '../services.ts'
import { Tip } from '../slices/Tip/index.tsx'

export async function readGuide({ params }: LoaderFunctionArgs) {
  const guide = await content.findByUid('guide', params['uid'] ?? '')
  if (!guide) throw new Response('', { status: 404 })
  return guide
}

export function Guide() {
  const { data } = useLoaderData<typeof readGuide>()
  return (
    <Container>
      <PageHeader title={data.title ?? 'Untitled'} />
      <RichText field={data.body} />
      <SliceZone slices={data.slices} components={{ tip: Tip }} />
    </Container>
  )
}
