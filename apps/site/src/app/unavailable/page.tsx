import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../frame/site-frame.tsx'

/** As the not-found page. Seconds. */
export const revalidate = 300

export const metadata: Metadata = { title: 'Service Unavailable', robots: { index: false } }

/**
 * What visitors see when we cannot tell what is at an address. Sent with
 * 503 in place of the answer that names it. Content is what cannot be reached then: the page
 * is the one that was finished last, and stays that while a newer one cannot be made.
 */
export default function UnavailablePage() {
  return (
    <SiteFrame>
      <ErrorPage status={503} />
    </SiteFrame>
  )
}
