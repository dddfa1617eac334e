import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../frame/site-frame.tsx'

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } }

/** What visitors see at an address that has nothing. */
export default function NotFoundPage() {
  return (
    <SiteFrame>
      <ErrorPage status={404} />
    </SiteFrame>
  )
}
