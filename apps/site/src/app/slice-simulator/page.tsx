import { SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { HtmlPage } from '../../frame/html-page.tsx'
import { SiteSliceSimulator } from './site-slice-simulator.island.tsx'

/** Its policy has a nonce, which differs in each response. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Slice simulator', robots: { index: false } }

/** What the vendor's editor frames to show slices while they are written, at `/slice-simulator`. */
export default function SliceSimulatorPage() {
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <h1 className="he-hidden">Slice simulator</h1>
        <SiteSliceSimulator />
      </main>
    </HtmlPage>
  )
}
