import { Breadcrumbs } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { describeTrail } from './describe.ts'
import { sitePublisher } from './site-publisher.ts'
import { StructuredData } from './structured-data.tsx'

interface PageTrailProps {
  trail: readonly { href: string; text: string }[]
  /** What the page is called. */
  current: string | null | undefined
}

/** Where a page stands in the site, for readers and for search engines. */
export async function PageTrail({ trail, current }: PageTrailProps): Promise<ReactElement> {
  return (
    <>
      <Breadcrumbs trail={trail} current={current ?? ''} />
      {current && <StructuredData things={[describeTrail(trail, current, await sitePublisher())]} />}
    </>
  )
}
