import { components, PageOpening } from '@house-edge/reviews/rendering'
import { documentHeadings, SliceZone } from '@house-edge/slices'
import { PageBody, TableOfContents } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { siteContent } from '../../content/visit-content.ts'
import { tagAbsence, tagDocuments } from '../../content/tags.ts'
import { uidsToBuild } from '../../document-addresses/document-addresses.ts'
import { sliceContext } from '../../document/slice-context.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { documentMetadata } from '../../metadata/page-metadata.ts'
import { here, routes } from '../../routes.ts'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

interface Props {
  params: Promise<{ uid: string }>
}

export const generateStaticParams = () => uidsToBuild('page')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { uid } = await params
  const page = await (await siteContent()).findByUid('page', uid)
  return page ? documentMetadata(page, here(routes.page, { uid: page.uid ?? uid }), page.data.title) : {}
}

/** A page of its own kind, at `/{uid}`. */
export default async function GenericPage({ params }: Props) {
  const { uid } = await params
  const path = here(routes.page, { uid })
  const page = await (await siteContent()).findByUid('page', uid)
  if (!page) {
    await tagAbsence(path, 'page', uid)
    notFound()
  }
  await tagDocuments(path, page)

  const entries = page.data.show_contents ? documentHeadings(page, { components }) : []
  return (
    <SiteFrame path={path} document={page}>
      <PageOpening document={page} />
      <PageBody aside={entries.length > 0 && <TableOfContents entries={entries} />}>
        <SliceZone
          slices={page.data.slices}
          components={components}
          context={await sliceContext(path, page)}
        />
      </PageBody>
    </SiteFrame>
  )
}
