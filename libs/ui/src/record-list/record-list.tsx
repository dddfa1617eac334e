import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { DateText } from '../date-text/date-text.tsx'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import { words } from '../words/words.ts'

/** Something that happened or was found, on a day. */
export interface RecordEntry {
  words: string
  date?: string | undefined
  /** Where it can be checked. */
  sourceHref?: string | undefined
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
        <li key={key} className="he-record">
          <DateText date={entry.date} />
          <p>
            {entry.words}
            {entry.sourceHref && (
              <>
                {' '}
                <Link href={entry.sourceHref}>{words().source}</Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
