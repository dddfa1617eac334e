import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Brand } from '../brand/brand.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import { words } from '../words/words.ts'

/** One entry of a navigation. */
export interface NavigationItem {
  href: string
  text: string
}

interface SiteHeaderProps extends ComponentProps<'header'> {
  /** The publication's name. */
  name: string
  /** Stands before the name, in place of the mark of House Edge. Decorative: the name says the same. */
  logo?: ReactNode
  /** Where the name leads. @default '/' */
  home?: string
  navigation: readonly NavigationItem[]
  /** The path being shown, to mark its entry. */
  currentPath?: string | undefined
  /** Where the box for a search sends what is typed, as `q`. Without it there is no box. */
  search?: string | undefined
  /** The field of that box, in place of a plain one: a `SuggestField`. */
  searchField?: ReactNode
  /** The link to the visitor's account; `data-signed-in` on it draws a mark. */
  account?: ReactNode
}

const menuId = 'he-menu'

/**
 * The top of every page. On a phone the navigation is a popover opened by a
 * button, which needs no script; wider windows show it in the row.
 *
 * The open popover covers the window, takes the focus and hides the page from
 * it, so that neither Tab nor a finger reaches what cannot be seen; Escape leads
 * back to the button.
 *
 * - Not for: the head of an article (`PageHeader`).
 * - Accessibility: a navigation called “Main”; the current page is marked, and the menu gives the focus
 *   back.
 * - Do: keep to five entries.
 * - Don’t: put anything before it but a `SkipLink` and the preview’s banner.
 */
export function SiteHeader({
  name,
  logo,
  home = '/',
  navigation,
  currentPath,
  search,
  searchField,
  account,
  className,
  ...rest
}: SiteHeaderProps): ReactElement {
  return (
    <header {...rest} className={joinClasses('he-site-header', className)}>
      <div className="he-site-header-row">
        <Brand name={name} logo={logo} href={home} />
        {navigation.length > 0 && (
          <nav className="he-site-menu" id={menuId} popover="auto" aria-label={words().mainNavigation}>
            <button
              className="he-site-menu-button"
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus when the menu opens, never before
              autoFocus
            >
              {words().close}
            </button>
            <ul className="he-site-menu-list">
              {withKeys(navigation).map(({ key, entry: item }) => (
                <li key={key}>
                  <Link
                    className="he-site-menu-link"
                    href={item.href}
                    aria-current={currentMark(item.href, currentPath)}
                  >
                    {item.text}
                  </Link>
                </li>
              ))}
            </ul>
            {search !== undefined && <SearchBox action={search} field={searchField} />}
          </nav>
        )}
        {account != null && <div className="he-site-account">{account}</div>}
        {navigation.length > 0 && (
          <button className="he-site-menu-button" type="button" popoverTarget={menuId}>
            <Icon name="menu" />
            {words().menu}
          </button>
        )}
      </div>
    </header>
  )
}

function SearchBox({ action, field }: { action: string; field: ReactNode }): ReactElement {
  return (
    <search className="he-site-search">
      <form action={action} method="get">
        {field ?? (
          <input
            type="search"
            name="q"
            aria-label={words().searchSite}
            placeholder={words().search}
            maxLength={1000}
            enterKeyHint="search"
            autoComplete="off"
          />
        )}
        <button className="he-site-search-button" type="submit">
          <span className="he-hidden">{words().search}</span>
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
