import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { ScoreBand } from '../band/band.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { Link } from '../link/link.tsx'
import { withKeys } from '../list/with-keys.ts'
import { Score } from '../score/score.tsx'
import { type ReviewStatus, StatusTag } from '../status-tag/status-tag.tsx'
import { directionOfText } from '../language/spoken.ts'

/** What holds one place of a ranking. */
export interface RankedEntry {
  name: string
  href?: string | undefined
  /** From 0 to 10, in points. */
  score?: number | undefined
  /** What the score means in a word. */
  band?: ScoreBand | undefined
  status?: ReviewStatus | undefined
  headline?: string | undefined
  /** Why it holds this place. */
  reason?: string | undefined
  image?: ImageSource | undefined
  /** What can be done with it here, such as a button. */
  action?: ReactNode
}

interface RankedListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  entries: readonly RankedEntry[]
  /** The rank of the names in the page. @default 3 */
  level?: 2 | 3 | 4
}

/**
 * A ranking: first to last, each with the reason for its place. None renders nothing.
 *
 * - Not for: a list without an order (`CardGrid`).
 * - Accessibility: an ordered list, so the place is heard; the large figure is decorative.
 * - Do: say why each holds its place.
 * - Don’t: let anybody pay for a place.
 */
export function RankedList({ entries, level = 3, className, ...rest }: RankedListProps): ReactElement | null {
  if (entries.length === 0) return null
  return (
    <ol {...rest} className={joinClasses('he-ranked', className)}>
      {withKeys(entries).map(({ key, entry }) => (
        <RankedItem key={key} place={key + 1} entry={entry} level={level} />
      ))}
    </ol>
  )
}

function RankedItem({
  place,
  entry,
  level,
}: {
  place: number
  entry: RankedEntry
  level: 2 | 3 | 4
}): ReactElement {
  const Name = `h${level}` as const
  return (
    <li className="he-ranked-item">
      <span className="he-ranked-place" aria-hidden="true">
        {place}
      </span>
      <div className="he-ranked-words">
        <StatusTag status={entry.status} />
        <Name className="he-ranked-name">
          <Link href={entry.href}>{entry.name}</Link>
        </Name>
        {entry.headline && (
          <p className="he-ranked-headline" dir={directionOfText()}>
            {entry.headline}
          </p>
        )}
        {entry.reason && <p className="he-ranked-reason">{entry.reason}</p>}
        {entry.action}
      </div>
      <Score value={entry.score} band={entry.band} />
      {entry.image && <ContentImage className="he-ranked-image" {...entry.image} alt="" sizes="9rem" />}
    </li>
  )
}
