import { withinReason } from '@house-edge/publishing'
import { pageNonce } from '@house-edge/publishing/next'
import { draftMode } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { BrowserScript } from '../browser/browser-script.tsx'
import { tagDocuments, tagTranslations } from '../content/tags.ts'
import { siteContent, visitContent } from '../content/visit-content.ts'
import { PreviewBar } from '../draft/preview-bar.tsx'
import { pageLanguage } from '../language.ts'
import { type FrameOptions, FrameView } from './frame-view.tsx'
import { HtmlPage } from './html-page.tsx'

/** The framework's name for the not-found page. */
const notFoundPath = '/_not-found'

interface SiteFrameProps extends FrameOptions {
  /** The page is rendered for one request and not stored. */
  isPersonal?: boolean
  children: ReactNode
}

/** The frame of a page that the framework renders: it reads what the frame shows, and adds the preview bar for editors. */
export async function SiteFrame({
  isPersonal = false,
  children,
  ...options
}: SiteFrameProps): Promise<ReactElement> {
  const { path } = options
  const asked = (await siteContent()).findSingle('settings')
  const settings = isPersonal ? await withinReason(asked) : await asked
  // Pages for one visitor are not stored, so they need no tags.
  if (!isPersonal) await tagDocuments(path ?? notFoundPath, settings)
  // A translation changes links, and takes the place of what is shown instead of it.
  const shownInstead = settings && settings.lang !== pageLanguage() ? settings : undefined
  for (const shown of [options.document, shownInstead])
    if (shown && path !== undefined && !isPersonal) await tagTranslations(path, shown)
  return (
    <HtmlPage>
      <BrowserScript nonce={isPersonal ? await pageNonce() : undefined} />
      <FrameView {...options} settings={settings} above={await previewBar(path)}>
        {children}
      </FrameView>
    </HtmlPage>
  )
}

async function previewBar(path = '/'): Promise<ReactElement | undefined> {
  const { isEnabled } = await draftMode()
  return isEnabled ? <PreviewBar state={(await visitContent()).state} path={path} /> : undefined
}

/** What the page of a question has above it when the framework renders it: its script, and the preview bar. */
export async function aboveQuestion(path: string): Promise<ReactElement> {
  return (
    <>
      <BrowserScript nonce={await pageNonce()} />
      {await previewBar(path)}
    </>
  )
}
