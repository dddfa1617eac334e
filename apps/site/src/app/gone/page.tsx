import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Page Gone', robots: { index: false } }

/** What visitors see where editors took a page away for good. Finished by the build and sent by the proxy with 410. */
export default function GonePage() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage status={410} />
      </main>
    </>
  )
}
