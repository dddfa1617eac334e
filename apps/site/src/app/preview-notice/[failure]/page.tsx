import { previewNotice, type PreviewFailure, previewFailures } from '@house-edge/content/next'
import { ErrorPage, SkipLink } from '@house-edge/ui/page'
import type { Metadata } from 'next'
import { HtmlPage } from '../../../frame/html-page.tsx'

interface Props {
  params: Promise<{ failure: PreviewFailure }>
}

export const dynamicParams = false

export const generateStaticParams = () => previewFailures.map((failure) => ({ failure }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: previewNotice((await params).failure).title, robots: { index: false } }
}

/** Why a preview cannot be shown. Named by the answers of `/api/preview`, which have the status. */
export default async function PreviewNoticePage({ params }: Props) {
  const { status, title, text } = previewNotice((await params).failure)
  return (
    <HtmlPage>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <ErrorPage status={status} title={title} description={text} />
      </main>
    </HtmlPage>
  )
}
