import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { DateText } from '../date-text/date-text.tsx'
import { asShown, directionOfText } from '../language/spoken.ts'
import { written } from '../language/written.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import { Tag, type TagProps } from '../tag/tag.tsx'
import * as words from '../words/words.ts'

/** Something that happened or was found, on a day. */
export interface RecordEntry {
  words: ReactNode
  /** The language of the words, BCP 47. @default not known */
  language?: string | undefined
  date?: string | undefined
  /** What there is to look at: a picture, or what was written before and after. */
  more?: ReactNode
  /** Where it can be checked. */
  sourceHref?: string | undefined
  /** What it happened to. */
  about?: { text: string; href: string } | undefined
  /** What happened, in a word or two. */
  tag?: { text: string; tone?: TagProps['tone'] | undefined } | undefined
  /** Puts something around what is shown of it. */
  within?: ((content: ReactElement) => ReactElement) | undefined
}

interface RecordListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  entries: readonly RecordEntry[]
}

/**
 * What was found or changed, day by day. None renders nothing.
 *
 * - Not for: what is known today (`FactList`).
 * - Accessibility: a list; days are `time` elements.
 * - Do: link to where it can be checked.
 * - Don’t: take an entry away: add another.
 */
export function RecordList({ entries, className, ...rest }: RecordListProps): ReactElement | null {
  if (entries.length === 0) return null
  return (
    <ul {...rest} className={joinClasses('he-records', className)}>
      {withKeys(entries).map(({ key, entry }) => (
        <li key={key}>{(entry.within ?? asItIs)(<Record {...entry} />)}</li>
      ))}
    </ul>
  )
}

const asItIs = (content: ReactElement): ReactElement => content

function Record({ words: said, language, date, sourceHref, about, tag, more }: RecordEntry): ReactElement {
  return (
    <div className="he-record">
      <DateText date={date} />
      {about && (
        <p className="he-record-about">
          <Link href={about.href}>{about.text}</Link>{' '}
          {tag && <Tag {...(tag.tone && { tone: tag.tone })}>{tag.text}</Tag>}
        </p>
      )}
      <p dir={language ? undefined : directionOfText()} {...(!language && asShown(said))}>
        {written(language, said)}
        {sourceHref && (
          <>
            {' '}
            <Link href={sourceHref}>{words.source()}</Link>
          </>
        )}
      </p>
      {more}
    </div>
  )
}
