import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../../frame/site-frame.tsx'

/** As the not-found page. Seconds. */
export const revalidate = 300

export const metadata: Metadata = { title: 'Service Unavailable', robots: { index: false } }

/** What visitors see when nobody can tell whether their session holds. Sent with 503 in place of the answer that names it. */
export default function UnknownVisitorPage() {
  return (
    <SiteFrame>
      <ErrorPage
        status={503}
        description="We cannot reach our sign-in service right now, so we cannot show your account. You have not been signed out, and nothing is lost. Please try again in a minute."
      />
    </SiteFrame>
  )
}
