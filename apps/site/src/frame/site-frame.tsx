import { Island } from '@house-edge/serving/islands'
import { ContentSiteFooter, ContentSiteHeader } from '@house-edge/slices'
import { Container, SkipLink } from '@house-edge/ui/page'
import { href } from '@house-edge/routing'
import { draftMode } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { BrowserScript } from '../browser/browser-script.tsx'
import { pageNonce } from '../browser/page-nonce.ts'
import { CompareBar } from '../comparing/compare-bar.tsx'
import { tagDocuments } from '../content/tags.ts'
import { visitContent } from '../content/visit-content.ts'
import { PreviewBar } from '../draft/preview-bar.tsx'
import { routes } from '../routes.ts'
import { SaveForm } from '../saving/save-form.tsx'
import { SearchBox } from '../search/search-box.island.tsx'
import { AccountLink } from './account-link.tsx'
import { withinReason } from './within-reason.ts'

/** The framework's name for the not-found page. */
const notFoundPath = '/_not-found'

interface SiteFrameProps {
  path?: string
  width?: 'page' | 'narrow'
  isPersonal?: boolean
  children: ReactNode
}

/**
 * The frame of every page: skip link, header, footer and, for editors, the preview bar.
 *
 * @param path The current path, to mark its entry in the navigation.
 * @param width `narrow` for one form.
 * @param isPersonal The page is rendered for one request and not stored.
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
  // Pages for one visitor are not stored, so they need no tags.
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
        searchField={<Island name="search-box" component={SearchBox} props={{ id: 'search' }} isPlain />}
        account={<AccountLink />}
      />
      <main id="main" tabIndex={-1}>
        <Container width={width}>
          {children}
          {width === 'page' && <CompareBar />}
        </Container>
      </main>
      <SaveForm />
      <ContentSiteFooter settings={settings} />
    </>
  )
}
