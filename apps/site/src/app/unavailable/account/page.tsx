import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Service Unavailable', robots: { index: false } }

/** What visitors see when nobody can tell whether their session holds. Finished by the build, sent with 503. */
export default function UnknownVisitorPage() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage
          status={503}
          description="We cannot reach our sign-in service right now, so we cannot show your account. You have not been signed out, and nothing is lost. Please try again in a minute."
        />
      </main>
    </>
  )
}
