import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Service Unavailable', robots: { index: false } }

/**
 * What visitors see when we cannot tell what is at an address. Finished by the
 * build and sent by the proxy with 503; it reads no content, because content is
 * what cannot be reached.
 */
export default function UnavailablePage() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage status={503} />
      </main>
    </>
  )
}
