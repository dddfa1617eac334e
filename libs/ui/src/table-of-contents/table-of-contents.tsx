import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

/** A heading that can be jumped to. */
export interface ContentsEntry {
  id: string
  text: string
  /** 2 for a part, 3 for a part of a part. */
  level: number
  /** Puts around the link what stands around the part itself. An entry that is empty then takes no room. */
  within?: (link: ReactElement) => ReactElement
}

interface TableOfContentsProps extends Omit<ComponentProps<'nav'>, 'title'> {
  /** The headings of the page, in order. None renders nothing. */
  entries: readonly ContentsEntry[]
  /** @default 'On this page' */
  title?: string
}

/**
 * The parts of a page. Folded on a phone, open beside the text on a wide window.
 *
 * - Not for: the map of the site (`SiteFooter`).
 * - Accessibility: a navigation called by its title, in a native fold on a phone.
 * - Do: take the entries from the headings.
 * - Don’t: list more than two levels.
 */
export function TableOfContents({
  entries,
  title = words.onThisPage(),
  className,
  ...rest
}: TableOfContentsProps): ReactElement | null {
  if (entries.length === 0) return null
  return (
    <nav aria-label={title} {...rest} className={joinClasses('he-contents', className)}>
      <details className="he-fold">
        <summary className="he-fold-title">{title}</summary>
        <ol className="he-contents-list">
          {withKeys(entries).map(({ key, entry: { id, text, level, within } }) => {
            const link = (
              <a href={`#${id}`} {...asShown(text)}>
                {text}
              </a>
            )
            return (
              <li key={key} data-level={level}>
                {within ? within(link) : link}
              </li>
            )
          })}
        </ol>
      </details>
    </nav>
  )
}
