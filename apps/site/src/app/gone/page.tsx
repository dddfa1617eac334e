import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../frame/site-frame.tsx'

/** As the not-found page. Seconds. */
export const revalidate = 300

export const metadata: Metadata = { title: 'Page Gone', robots: { index: false } }

/** What visitors see where editors took a page away for good. Sent with 410 in place of the answer that names it. */
export default function GonePage() {
  return (
    <SiteFrame>
      <ErrorPage status={410} />
    </SiteFrame>
  )
}
