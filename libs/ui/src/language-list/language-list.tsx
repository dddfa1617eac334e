import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { directionOf } from '../language/spoken.ts'
import { Link } from '../link/link.tsx'

/** A page in one language. */
interface LanguageEntry {
  /** BCP 47. */
  tag: string
  /** What the language calls itself. */
  name: string
  href: string
  /** The page that is shown. */
  isCurrent?: boolean
  /** Where the link leads if the page is not in this language, said in it. */
  note?: string
}

interface LanguageListProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the list is called. */
  label: string
  entries: readonly LanguageEntry[]
  /** A quiet line above a page in place of a list at its end. @default false */
  isOffer?: boolean
}

/**
 * The same page in other languages.
 *
 * - Not for: the choice of a country.
 * - Accessibility: a navigation; each name is marked with its language, and the one that is shown as current.
 * - Do: write each language as its readers do.
 * - Don’t: show flags: they stand for countries.
 */
export function LanguageList({
  label,
  entries,
  isOffer = false,
  className,
  ...rest
}: LanguageListProps): ReactElement {
  return (
    <nav
      {...rest}
      aria-label={label}
      className={joinClasses(isOffer ? 'he-languages-offer' : 'he-languages', className)}
    >
      <ul className="he-languages-list">
        {entries.map(({ tag, name, href, isCurrent, note }) => (
          <li key={tag} lang={tag} dir={directionOf(tag)}>
            <Link href={href} hrefLang={tag} aria-current={isCurrent ? 'true' : undefined}>
              {note === undefined ? name : `${name} ${note}`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
