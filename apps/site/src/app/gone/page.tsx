import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { words } from '../../words/words.ts'
import { WaysOn } from '../../absence/ways-on.tsx'
import { SiteFrame } from '../../frame/site-frame.tsx'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.gone,
  robots: { index: false },
})

/** What visitors see where editors removed a page for good. The server in front sends it with 410. */
export default function GonePage() {
  return (
    <SiteFrame>
      <ErrorPage status={410}>
        <WaysOn />
      </ErrorPage>
    </SiteFrame>
  )
}
