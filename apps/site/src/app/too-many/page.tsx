import { ErrorPage } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { words } from '../../words/words.ts'

/** The same interval as the not-found page. Seconds. */
export const revalidate = 300

export const generateMetadata = (): Metadata => ({
  title: words().absence.titles.tooMany,
  robots: { index: false },
})

/** What is shown to a network that has asked more questions in a minute than the site answers one. The server in front sends it with 429. */
export default function TooManyPage() {
  return (
    <SiteFrame>
      <ErrorPage status={429} title={words().absence.titles.tooMany} description={words().absence.tooMany} />
    </SiteFrame>
  )
}
