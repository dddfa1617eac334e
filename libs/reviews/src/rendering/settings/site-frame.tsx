import {
  type FooterHelp,
  type NavigationGroup,
  type NavigationItem,
  SiteFooter,
  SiteHeader,
} from '@house-edge/ui/page'
import { Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { dial } from '../../components/help-block/dial.ts'
import { readOrganisations } from '../help/organisations.ts'
import { countryWords } from '../words/list-words.ts'
import { words } from '../../words/words.ts'
import { hasRichText, linkProps, linkText, RichText } from '@house-edge/slices'
import { readGroup, readText } from '@house-edge/slices/reading'
import type { SettingsDocument } from '../../documents.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'

interface SiteHeaderOfProps {
  /** Without it the header shows the name alone. */
  settings: SettingsDocument | null | undefined
  /** Nothing leads to casinos and offers. @default false */
  isQuiet?: boolean
  currentPath?: string | undefined
  /** Where the name leads. Default: `/`. */
  home?: string | undefined
  /** Where the box for a search sends what is typed. */
  search?: string | undefined
  /** The field of that box, in place of a plain one. */
  searchField?: ReactNode
  /** The link to the visitor's account. */
  account?: ReactNode
}

/** Until the settings are published, or while they cannot be read, the frame still says whose site it is. */
const fallbackName = 'House Edge'

/** The top of every page, as the settings say. */
export function ContentSiteHeader({
  settings,
  isQuiet = false,
  currentPath,
  home,
  search,
  searchField,
  account,
}: SiteHeaderOfProps): ReactElement {
  const fields = readRelation(settings, 'settings')?.fields
  return (
    <SiteHeader
      name={readText(fields?.site_name) ?? fallbackName}
      navigation={isQuiet ? [] : groupsOf(fields?.navigation)}
      currentPath={currentPath}
      help={linkProps(fields?.help_link)?.href}
      {...(home !== undefined && { home })}
      search={search}
      searchField={searchField}
      account={account}
    />
  )
}

/** Where a page is for the navigation, whose entries may name an order of a list; what the list is narrowed to is no entry. */
export function placeOfPage(path: string | undefined, question: string | undefined): string | undefined {
  const order = new URLSearchParams(question).get('sort')
  return path && order ? `${path}?sort=${order}` : path
}

/** The bottom of every page, as the settings say. */
export function ContentSiteFooter({
  settings,
  isQuiet = false,
  country,
}: Pick<SiteHeaderOfProps, 'settings' | 'isQuiet'> & {
  /** The country that the page is asked about, an ISO 3166 code: whom readers there may ring. */
  country?: string | undefined
}): ReactElement {
  const fields = readRelation(settings, 'settings')?.fields
  const columns = readGroup(isQuiet ? [] : fields?.footer).flatMap((column) => {
    const title = readText(column.title)
    const links = navigationOf(column.links)
    return title && links.length > 0 ? [{ title, links }] : []
  })
  return (
    <SiteFooter
      name={readText(fields?.site_name) ?? fallbackName}
      tagline={readText(fields?.tagline)}
      columns={columns}
      ageMark={readText(fields?.age_mark)}
      help={helpOf(fields, country)}
      disclosure={hasRichText(fields?.disclosure) && <RichText field={fields?.disclosure} size="note" />}
    />
  )
}

/** Shown with any one of its parts, since help must not depend on an editor who filled in all of them. */
function helpOf(
  fields: DocumentFields<'settings'> | undefined,
  country: string | undefined,
): FooterHelp | undefined {
  const title = readText(fields?.help_title)
  const href = linkProps(fields?.help_link)?.href
  if (!title && !href && !hasRichText(fields?.help_text)) return undefined
  return {
    title,
    href,
    words: helpIn(fields, country) ?? <RichText field={fields?.help_text} size="note" />,
    linkText: linkText(fields?.help_link),
  }
}

/** Who answers in a country. `undefined`: we know of nobody there. */
function helpIn(
  fields: DocumentFields<'settings'> | undefined,
  country: string | undefined,
): ReactElement | undefined {
  const code = country?.toUpperCase()
  const there = readOrganisations(fields?.help_organisations).find(
    ({ code: of }) => of !== undefined && of === code,
  )
  const place = countryWords(code)
  return there?.phone === undefined || place === undefined ? undefined : (
    <p>
      {words().help.answersIn(place)} <strong>{there.name}</strong>,{' '}
      <Link href={dial(there.phone)}>
        <strong>{there.phone}</strong>
      </Link>
      {there.hours && ` (${there.hours})`}.
    </p>
  )
}

function groupsOf(group: DocumentFields<'settings'>['navigation'] | undefined): readonly NavigationGroup[] {
  return readGroup(group).flatMap((entry) =>
    navigationOf([entry]).map((item) => ({ ...item, links: navigationOf(entry.links) })),
  )
}

/**
 * An entry without words or without a permitted destination is left out: it would be an empty or a dead
 * link.
 */
function navigationOf(group: readonly { link?: unknown }[] | null | undefined): readonly NavigationItem[] {
  return readGroup(group).flatMap(({ link }) => {
    const href = linkProps(link)?.href
    const text = linkText(link)
    return href && text ? [{ href, text }] : []
  })
}
