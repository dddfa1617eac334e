import { Island, Kept } from '@house-edge/serving/islands'
import { ContentSiteFooter, ContentSiteHeader, placeOfPage } from '@house-edge/reviews/rendering'
import type { AllDocumentTypes, SettingsDocument } from '@house-edge/reviews/documents'
import { SearchBox } from '@house-edge/reviews/islands'
import { Container, SkipLink } from '@house-edge/ui/page'
import { Notice } from '@house-edge/ui/forms'
import { nameOf, showInstead } from '@house-edge/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { CompareBar } from '@house-edge/reviews/comparing'
import { SaveForm } from '@house-edge/readers/saving'
import { links } from '../links.ts'
import { languages } from '../language.ts'
import { LanguageOffer, LanguageSwitch } from '../languages/language-switch.tsx'
import { shownIn } from '../languages/shown-in.ts'
import { here, routes } from '../routes.ts'
import { words } from '../words/words.ts'
import { ListTrail } from './list-trail.tsx'

/** What a page has around it. */
export interface FrameOptions {
  /** The current path, to mark its entry in the navigation. */
  path?: string | undefined
  /** `narrow` for one form. */
  width?: 'page' | 'narrow' | undefined
  /** The country that the page is asked about; what is compared from it is compared there. */
  country?: string | undefined
  /** What the page shows, to say in which languages it is. Default: it is no document's. */
  document?: AllDocumentTypes | undefined
  /** What the page is asked, as its query: the same page in another language is asked it as well. Default: nothing. */
  question?: string | undefined
  /** Nothing around the page leads to casinos and offers. */
  isQuiet?: boolean | undefined
}

interface FrameViewProps extends FrameOptions {
  /** What editors have set. `undefined`: it cannot be read now. */
  settings: SettingsDocument | null | undefined
  /** What only some visits have: the bar of a preview. */
  above?: ReactNode
  children: ReactNode
}

/** The frame of every page: skip link, header and footer. */
export function FrameView({
  path,
  width = 'page',
  country,
  document,
  question,
  isQuiet = false,
  settings,
  above,
  children,
}: FrameViewProps): ReactElement {
  const { frame: said } = words()
  const { instead, links: shown } = shownIn(path ?? here(routes.home), document)
  // The texts of a document in other letters are marked one by one: what the page says between them is in its own language.
  const isMarked = instead !== undefined && showInstead(languages[instead].tag)
  const place = placeOfPage(path, question)
  const inLanguages = shown.map((link) => (question ? { ...link, path: `${link.path}?${question}` } : link))
  return (
    <>
      <SkipLink />
      {above}
      <Kept of={['header', settings, isQuiet, place]}>
        {() => (
          <ContentSiteHeader
            settings={settings}
            isQuiet={isQuiet}
            currentPath={place}
            home={here(routes.home)}
            search={here(routes.search)}
            searchField={
              <Island
                name="search-box"
                component={SearchBox}
                props={{ id: 'search', label: said.searchSite, placeholder: said.search }}
                isPlain
              />
            }
            // The same for everybody: the script of the page marks it while there is a session (`libs/account`).
            account={
              <a href={here(routes.account)} data-account={said.accountSignedIn}>
                {said.account}
              </a>
            }
          />
        )}
      </Kept>
      {path !== undefined && <LanguageOffer shown={inLanguages} path={path} />}
      <main id="main" tabIndex={-1}>
        <Container width={width}>
          <ListTrail path={path} />
          {instead === undefined ? (
            children
          ) : (
            <>
              <Notice>
                {words().languages.notTranslated(nameOf('language', languages[instead].tag.split('-')[0]!))}
              </Notice>
              {isMarked ? children : <div lang={languages[instead].tag}>{children}</div>}
            </>
          )}
          {width === 'page' && !isQuiet && <CompareBar country={country} document={document} links={links} />}
        </Container>
      </main>
      {/* A page at no address of its own, such as that of what is not there, leads to the front pages. */}
      <LanguageSwitch shown={path === undefined ? [] : inLanguages} path={path ?? here(routes.home)} />
      <Kept of={['footer', settings, isQuiet, country]}>
        {() => (
          <>
            <SaveForm />
            <ContentSiteFooter settings={settings} isQuiet={isQuiet} country={country} />
          </>
        )}
      </Kept>
    </>
  )
}
