import { ContentSiteFooter, ContentSiteHeader } from '@house-edge/slices'
import { Container, SkipLink } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import { draftMode } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { BrowserScript } from '../browser/browser-script.tsx'
import { pageNonce } from '../browser/page-nonce.ts'
import { tagDocuments, visitContent } from '../content.ts'
import { PreviewBar } from '../draft/preview-bar.tsx'
import { routes } from '../routes.ts'
import { AccountLink } from './account-link.tsx'
import { withinReason } from './within-reason.ts'

/** The framework keeps the not-found page under this name. */
const notFoundPath = '/_not-found'

interface SiteFrameProps {
  path?: string
  width?: 'page' | 'narrow'
  isPersonal?: boolean
  children: ReactNode
}

/**
 * What stands around every page: the way past the navigation, header, footer,
 * and, for editors, the banner that says this is not what visitors see.
 *
 * @param path The path being shown, to mark its entry in the navigation.
 * @param width `narrow` for one form.
 * @param isPersonal The page is rendered for one request and kept nowhere.
 */
export async function SiteFrame({
  path,
  width = 'page',
  isPersonal = false,
  children,
}: SiteFrameProps): Promise<ReactElement> {
  const visit = await visitContent()
  const asked = visit.client.findSingle('settings')
  const settings = isPersonal ? await withinReason(asked) : await asked
  // Pages for one visitor are finished anew each time: there is nothing to drop.
  if (!isPersonal) await tagDocuments(path ?? notFoundPath, settings)
  const { isEnabled: isPreview } = await draftMode()
  return (
    <>
      <BrowserScript nonce={isPersonal ? await pageNonce() : undefined} />
      <SkipLink />
      {isPreview && <PreviewBar state={visit.state} path={path ?? '/'} />}
      <ContentSiteHeader
        settings={settings}
        currentPath={path}
        search={href(routes.search)}
        account={<AccountLink />}
      />
      <main id="main" tabIndex={-1}>
        <Container width={width}>{children}</Container>
      </main>
      <ContentSiteFooter settings={settings} />
    </>
  )
}
