import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { listFormat } from '../language/formats.ts'
import { Link } from '../link/link.tsx'
import * as words from '../words/words.ts'

interface TermProps extends Omit<ComponentProps<'span'>, 'id'> {
  /** The term as the glossary has it. */
  name: string
  /** What it means, in a sentence. */
  meaning: string
  /** Its entry in the glossary. */
  href: string | null | undefined
  /** The id of its explanation, which a page has once. */
  id: string
}

/**
 * A word that explains itself where it stands: pressing it opens a sentence, without a script. A browser that knows no
 * popovers, and paper, have the link to the glossary instead.
 *
 * - Not for: what everybody must read.
 * - Accessibility: a link in the text, followed by a button that says what it explains; Escape closes the sentence.
 * - Do: mark a word where it comes first.
 * - Don’t: mark a word within a link or a heading.
 */
export function Term({ name, meaning, href, id, className, children, ...rest }: TermProps): ReactElement {
  return (
    <span {...rest} className={joinClasses('he-term', className)}>
      <Link href={href}>{children}</Link>
      <button type="button" popoverTarget={id} aria-label={words.term().meaning(name)} />
      <span id={id} popover="auto">
        <b>{name}</b> {meaning}
      </span>
    </span>
  )
}

/** A term of a glossary. */
interface TermEntry {
  id: string
  name: string
  /** What else it is called. */
  also?: readonly string[] | undefined
  meaning: string
  /** The way to where it is explained at length. */
  more?: ReactNode
}

interface TermListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  terms: readonly TermEntry[]
}

/**
 * A glossary: terms, what else they are called, and what they mean. None renders nothing.
 *
 * - Not for: facts of a thing (`FactList`), questions (`Faq`).
 * - Accessibility: a description list, each term marked as what is defined.
 * - Do: explain a term in a sentence.
 * - Don’t: explain one term by another that is not in the list.
 */
export function TermList({ terms, className, ...rest }: TermListProps): ReactElement | null {
  if (terms.length === 0) return null
  return (
    <dl {...rest} className={joinClasses('he-terms', className)}>
      {terms.map(({ id, name, also = [], meaning, more }) => (
        <div key={id} id={id}>
          <dt>
            <dfn>{name}</dfn>
            {also.length > 0 && <span className="he-terms-also"> ({listFormat().format(also)})</span>}
          </dt>
          <dd>
            {meaning} {more}
          </dd>
        </div>
      ))}
    </dl>
  )
}
