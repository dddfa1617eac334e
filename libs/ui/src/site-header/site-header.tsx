import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Brand } from '../brand/brand.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

/** One entry of a navigation. */
export interface NavigationItem {
  href: string
  text: string
}

/** An entry of the main navigation, with what belongs to it. */
export interface NavigationGroup extends NavigationItem {
  links?: readonly NavigationItem[]
}

interface SiteHeaderProps extends ComponentProps<'header'> {
  /** The publication's name. */
  name: string
  /** Stands before the name, in place of the mark of House Edge. Decorative: the name says the same. */
  logo?: ReactNode
  /** Where the name leads. @default '/' */
  home?: string
  navigation: readonly NavigationGroup[]
  /** The path being shown, with the query by which an entry names it, to mark its entry, and to show what belongs to the same. */
  currentPath?: string | undefined
  /** The address of the entry under which readers find help: first in the menu, and open. */
  help?: string | undefined
  /** Where the box for a search sends what is typed, as `q`. Without it there is no box. */
  search?: string | undefined
  /** The field of that box, in place of a plain one: a `SuggestField` whose id is `search`. */
  searchField?: ReactNode
  /** The link to the visitor's account; `data-signed-in` on it draws a mark. */
  account?: ReactNode
}

const menuId = 'he-menu'
const searchId = 'search'

/**
 * The top of every page: one row, however narrow the window and however large its text. What has no room there is in
 * the menu, a popover opened by a button, which needs no script. Where the page belongs to an entry that has links,
 * these are below the row, unless breadcrumbs say where the page stands.
 *
 * Its entries are folded over what belongs to them, but for the first, that of the page, and help.
 *
 * The open popover takes the focus, and covers a narrow window; Escape leads back to the button. Where the box for a search
 * has no room it is a button’s width, and the whole row while it has the focus.
 *
 * - Not for: the head of an article (`PageHeader`).
 * - Accessibility: a navigation called “Main”, one called “All pages” in the menu, and one called by the name of the
 *   entry below; the current page is marked, and the menu gives the focus back.
 * - Do: keep to six entries, and give each what belongs to it.
 * - Don’t: put anything before it but a `SkipLink` and the preview’s banner.
 */
export function SiteHeader({
  name,
  logo,
  home = '/',
  navigation,
  currentPath,
  help,
  search,
  searchField,
  account,
  className,
  ...rest
}: SiteHeaderProps): ReactElement {
  const near = groupOf(navigation, currentPath)
  return (
    <header {...rest} className={joinClasses('he-site-header', className)}>
      <div className="he-site-header-row">
        <Brand name={name} logo={logo} href={home} />
        {navigation.length > 0 && (
          <nav className="he-site-row" aria-label={words.mainNavigation()}>
            <Entries entries={navigation} currentPath={currentPath} near={near} />
          </nav>
        )}
        {search !== undefined && <SearchBox action={search} field={searchField} />}
        {account != null && <div className="he-site-account">{account}</div>}
        {navigation.length > 0 && (
          <button className="he-site-menu-button" type="button" popoverTarget={menuId}>
            <Icon name="menu" />
            <span className="he-site-menu-word">{words.menu()}</span>
          </button>
        )}
      </div>
      {navigation.length > 0 && (
        <div className="he-site-menu" id={menuId} popover="auto">
          <div className="he-site-menu-inner">
            <div className="he-site-menu-head">
              {account != null && <div className="he-site-account">{account}</div>}
              <button
                className="he-site-menu-button"
                type="button"
                popoverTarget={menuId}
                popoverTargetAction="hide"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus when the menu opens, never before
                autoFocus
              >
                {words.close()}
              </button>
            </div>
            <nav className="he-site-menu-groups" aria-label={words.allPages()}>
              <ul>
                {withKeys(helpFirst(navigation, help)).map(({ key, entry }) => (
                  <li key={key}>
                    <MenuGroup
                      group={entry}
                      currentPath={currentPath}
                      isOpen={[near, navigation[0]].includes(entry) || entry.href === help}
                    />
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      )}
      {near?.links && near.links.length > 0 && (
        <nav className="he-site-near" aria-label={near.text}>
          <Entries entries={near.links} currentPath={currentPath} />
        </nav>
      )}
    </header>
  )
}

/** Help first, so that nobody has to look for it. */
function helpFirst(
  navigation: readonly NavigationGroup[],
  help: string | undefined,
): readonly NavigationGroup[] {
  return navigation.toSorted((one, other) => Number(other.href === help) - Number(one.href === help))
}

/** An entry of the menu, folded over what belongs to it: the whole menu is seen at once on a phone. */
function MenuGroup({
  group: { href, text, links },
  currentPath,
  isOpen,
}: {
  group: NavigationGroup
  currentPath: string | undefined
  isOpen: boolean
}): ReactElement {
  if (!links || links.length === 0)
    return <Entry entry={{ href, text }} mark={currentMark(href, currentPath)} />
  const own = links.some((link) => link.href === href) ? [] : [{ href, text }]
  return (
    <>
      {/* In a wide window nothing is folded, and a summary would still be told as collapsed. */}
      <b>{text}</b>
      <details open={isOpen}>
        <summary>{text}</summary>
        <Entries entries={[...own, ...links]} currentPath={currentPath} isInMenu />
      </details>
    </>
  )
}

function Entries({
  entries,
  currentPath,
  near = nearestOf(entries, currentPath),
  isInMenu = false,
}: {
  entries: readonly NavigationItem[]
  currentPath: string | undefined
  /** Without classes: they are in every page. */
  isInMenu?: boolean
  /** The entry that the page belongs to. */
  near?: NavigationItem | undefined
}): ReactElement {
  return (
    <ul className={isInMenu ? undefined : 'he-site-entries'}>
      {withKeys(entries).map(({ key, entry }) => (
        <li key={key}>
          <Entry
            className={isInMenu ? undefined : 'he-site-entry'}
            entry={entry}
            mark={entry === near ? (currentMark(entry.href, currentPath) ?? 'true') : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

function Entry({
  entry: { href, text },
  mark,
  className,
}: {
  entry: NavigationItem
  mark: 'page' | 'true' | undefined
  className?: string | undefined
}): ReactElement {
  return (
    <Link className={className} href={href} aria-current={mark}>
      {text}
    </Link>
  )
}

/** The entry that the page belongs to: the one that names the page, or what is nearest above it. */
function groupOf(
  navigation: readonly NavigationGroup[],
  currentPath: string | undefined,
): NavigationGroup | undefined {
  const entries = navigation.flatMap((group) =>
    [group, ...(group.links ?? [])].map(({ href }) => ({ href, group })),
  )
  return nearestOf(entries, currentPath)?.group
}

/** What names the page, or what is nearest above it. An order of a list is nearer than the list. */
function nearestOf<Entry extends { href: string }>(
  entries: readonly Entry[],
  currentPath: string | undefined,
): Entry | undefined {
  const marked = entries.filter(({ href }) => currentMark(href, currentPath))
  return marked.toSorted((one, other) => other.href.length - one.href.length)[0]
}

function SearchBox({ action, field }: { action: string; field: ReactNode }): ReactElement {
  return (
    <search className="he-site-search">
      <label className="he-site-search-label" htmlFor={searchId}>
        <span className="he-hidden">{words.search()}</span>
        <Icon name="search" />
      </label>
      <form action={action} method="get">
        {field ?? (
          <input
            id={searchId}
            type="search"
            name="q"
            aria-label={words.searchSite()}
            placeholder={words.search()}
            maxLength={1000}
            enterKeyHint="search"
            autoComplete="off"
          />
        )}
        <button className="he-site-search-button" type="submit">
          <span className="he-hidden">{words.search()}</span>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}

function currentMark(href: string, currentPath: string | undefined): 'page' | 'true' | undefined {
  if (currentPath === href) return 'page'
  return href !== '/' && currentPath?.startsWith(`${href}/`) ? 'true' : undefined
}
