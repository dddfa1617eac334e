import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { AgeMark } from '../age-mark/age-mark.tsx'
import { ButtonLink } from '../button/button.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import type { NavigationItem } from '../site-header/site-header.tsx'
import * as words from '../words/words.ts'

/** One titled column of links. */
interface FooterColumn {
  title: string
  links: readonly NavigationItem[]
}

/** Where a reader finds help whom the subject of the site hurts. */
export interface FooterHelp {
  title?: string | undefined
  words?: ReactNode
  href?: string | undefined
  linkText?: string | undefined
}

interface SiteFooterProps extends ComponentProps<'footer'> {
  /** The publication's name. */
  name: string
  tagline?: string | undefined
  columns: readonly FooterColumn[]
  /** The age below which nothing here is meant, such as `18+`. */
  ageMark?: string | undefined
  /** Stands first, on every page. */
  help?: FooterHelp | undefined
  /** How the publication earns its money. */
  disclosure?: ReactNode
}

/**
 * The bottom of every page: help first, then the map of the site, then who we are and how we earn.
 *
 * - Not for: the end of an article.
 * - Accessibility: the page’s `contentinfo` with a navigation called “Footer”.
 * - Do: keep help first.
 * - Don’t: hide how we earn.
 */
export function SiteFooter({
  name,
  tagline,
  columns,
  ageMark,
  help,
  disclosure,
  className,
  ...rest
}: SiteFooterProps): ReactElement {
  return (
    <footer {...rest} className={joinClasses('he-site-footer', className)}>
      <div className="he-site-footer-inner">
        {help && <HelpLine help={help} />}
        {columns.length > 0 && (
          <nav className="he-site-footer-columns" aria-label={words.footerNavigation()}>
            {withKeys(columns).map(({ key, entry: column }) => (
              <div key={key}>
                <h2 className="he-site-footer-title">{column.title}</h2>
                <ul className="he-site-footer-links">
                  {withKeys(column.links).map(({ key: place, entry: link }) => (
                    <li key={place}>
                      <Link href={link.href}>{link.text}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className="he-site-footer-colophon">
          {ageMark && <AgeMark age={ageMark} />}
          <div className="he-site-footer-words">
            <p className="he-site-footer-name">
              {name}
              {tagline && <span className="he-site-footer-tagline">{tagline}</span>}
            </p>
            {disclosure}
          </div>
        </div>
      </div>
    </footer>
  )
}

function HelpLine({ help }: { help: FooterHelp }): ReactElement {
  return (
    <div className="he-site-footer-help">
      <div>
        {help.title && <h2 className="he-site-footer-help-title">{help.title}</h2>}
        {help.words}
      </div>
      <ButtonLink href={help.href} variant="quiet">
        {help.linkText ?? words.findHelp()}
      </ButtonLink>
    </div>
  )
}
