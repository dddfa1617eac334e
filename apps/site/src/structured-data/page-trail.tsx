import { Breadcrumbs } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { describeTrail, StructuredData } from '@house-edge/reviews/structured-data'
import { sitePublisher } from './site-publisher.ts'

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
