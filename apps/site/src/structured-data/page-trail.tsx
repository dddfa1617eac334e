import { Breadcrumbs } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { describeTrail } from './describe.ts'
import { sitePublisher } from './site-publisher.ts'
import { StructuredData } from './structured-data.tsx'

interface PageTrailProps {
  trail: readonly { href: string; text: string }[]
  /** The title of the page. */
  current: string | null | undefined
}

/** The breadcrumbs of a page, for readers and for search engines. */
export async function PageTrail({ trail, current }: PageTrailProps): Promise<ReactElement> {
  return (
    <>
      <Breadcrumbs trail={trail} current={current ?? ''} />
      {current && <StructuredData things={[describeTrail(trail, current, await sitePublisher())]} />}
    </>
  )
}
