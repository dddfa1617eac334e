import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { shownText } from '../language/written.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { DateText } from '../date-text/date-text.tsx'
import { Link } from '../link/link.tsx'
import { inRow } from '../language/formats.ts'
import { marked } from '../language/marked.ts'
import { author as words } from '../words/words.ts'

/** A person who answers for a text. */
export interface Person {
  name: string
  /** The page about them. */
  href?: string | undefined
  role?: string | undefined
  /** Why their word counts. */
  credentials?: string | undefined
  photo?: ImageSource | undefined
}

interface AuthorLineProps extends ComponentProps<'div'> {
  author?: Person | undefined
  /** Who checked the facts. */
  checker?: Person | undefined
  /** Introduces the date. @default 'Published' */
  dateLabel?: string
  date?: string | undefined
  updated?: string | undefined
}

/**
 * Who wrote it, who checked it, and when.
 *
 * - Not for: introducing a person at the end of a text (`AuthorBox`).
 * - Accessibility: the picture is decorative, because the name stands beside it; days are `time` elements.
 * - Do: name who checked the facts, with a link to their page.
 * - Don’t: show a date of updating when only a comma changed.
 */
export function AuthorLine({
  author,
  checker,
  dateLabel = words().published,
  date,
  updated,
  className,
  ...rest
}: AuthorLineProps): ReactElement | null {
  if (!author && !checker && !date && !updated) return null
  return (
    <div {...rest} className={joinClasses('he-author-line', className)}>
      {author?.photo && <ContentImage className="he-author-photo" {...author.photo} alt="" sizes="3rem" />}
      <p className="he-author-names">
        {author && (
          <span>
            {marked(words().by, () => (
              <PersonName {...author} />
            ))}
            {author.role && (
              <>
                {inRow(['', ''])}
                {shownText(author.role)}
              </>
            )}
          </span>
        )}
        {checker && (
          <span>
            {marked(words().checker, () => (
              <PersonName {...checker} />
            ))}
          </span>
        )}
      </p>
      <p className="he-author-dates">
        {date && (
          <span>
            {dateLabel} <DateText date={date} />
          </span>
        )}
        {updated && (
          <span>
            {marked(words().updated, () => (
              <DateText date={updated} />
            ))}
          </span>
        )}
      </p>
    </div>
  )
}

function PersonName({ name, href }: Person): ReactElement {
  return <b>{href ? <Link href={href}>{name}</Link> : name}</b>
}

interface AuthorBoxProps extends Omit<ComponentProps<'section'>, 'children'> {
  person: Person
  /** A few sentences about them. */
  bio?: ReactNode
}

/**
 * Introduces a person who writes here.
 *
 * - Not for: the line below a title (`AuthorLine`).
 * - Accessibility: a region called “About” and the name.
 * - Do: say why their word counts.
 * - Don’t: put two into one page.
 */
export function AuthorBox({ person, bio, className, ...rest }: AuthorBoxProps): ReactElement {
  return (
    <section
      aria-label={words().about(person.name)}
      {...rest}
      className={joinClasses('he-author-box', className)}
    >
      {person.photo && <ContentImage className="he-author-portrait" {...person.photo} sizes="7rem" />}
      <div className="he-author-words">
        <p className="he-author-name">
          {person.href ? <Link href={person.href}>{person.name}</Link> : person.name}
        </p>
        {(person.role || person.credentials) && (
          <p className="he-author-role" {...asShown(person.role ?? person.credentials)}>
            {[person.role, person.credentials].filter(Boolean).join(' · ')}
          </p>
        )}
        {bio}
      </div>
    </section>
  )
}
