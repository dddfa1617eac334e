import { SliceZone } from '@house-edge/slices'
import { Container, PageHeader } from '@house-edge/ui/page'
import type { Content } from '@prismicio/client'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { content } from '../../content.ts'
import { components } from '../../slices/index.ts'
import { PreviewBar } from '../preview-bar.tsx'
import { words } from '../../words.ts'

interface Props {
  params: Promise<{ path?: string[] }>
}

/** Pages are made when they are first asked for, and kept until their content changes. */
export const generateStaticParams = () => []

/** From memory, so that a page may ask twice. */
async function readPage({ params }: Props) {
  const { path = [] } = await params
  if (path.length > 1) notFound()
  const uid = path[0] ?? 'home'
  const address = `/${path.join('/')}`
  const { client, state } = await content.visit()
  // Its type is what `npx prismic gen types` wrote from the model; editors may have left every field empty.
  const document = (await client.findByUid('page', uid)) as Content.PageDocument | undefined
  await (document ? content.tagDocuments(address, document) : content.tagAbsence(address, 'page', uid))
  if (!document) notFound()
  return { address, document, state, title: document.data.title ?? words.untitled }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { address, title } = await readPage(props)
  return address === '/' ? {} : { title }
}

export default async function ContentPage(props: Props) {
  const { address, document, state, title } = await readPage(props)
  return (
    <Container>
      <PreviewBar state={state} path={address} />
      <PageHeader title={title} />
      <SliceZone slices={document.data.slices} components={components} context={{ document }} />
    </Container>
  )
}
