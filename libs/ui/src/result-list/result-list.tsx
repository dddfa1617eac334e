import { type ComponentProps, Fragment, type ReactElement, type ReactNode } from 'react'
import type { ScoreBand } from '../band/band.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { separators } from '../language/separators.ts'
import { withKeys } from '../list/with-keys.ts'
import { Link } from '../link/link.tsx'
import { Score } from '../score/score.tsx'
import { type ReviewStatus, StatusTag } from '../status-tag/status-tag.tsx'

/** Something that was found. */
export interface FoundEntry {
  id: string
  title: string
  href: string
  /** Of what was reviewed: said beside its name when it is not simply open. */
  status?: ReviewStatus | undefined
  /** Of what was reviewed, from 0 to 10, in points. */
  score?: number | undefined
  /** What the score means in a word. */
  band?: ScoreBand | undefined
  /** Stands before its name. Decorative: the name says the same. */
  logo?: ImageSource | undefined
  /** The line that shows why. */
  context?: string | undefined
  /** Words of title and context that were looked for, as they stand there: they are marked. */
  found?: readonly string[] | undefined
  /** What can be done with it here, such as a button. */
  action?: ReactNode
}

interface ResultListProps extends Omit<ComponentProps<'ul'>, 'children' | 'results'> {
  results: readonly FoundEntry[]
  /** Below one another, or side by side where there is room. @default 'stack' */
  layout?: 'stack' | 'columns'
  /** Puts something around each, such as what keeps its markup. Default: nothing is. */
  around?: ((entry: FoundEntry, item: () => ReactElement) => ReactNode) | undefined
}

/**
 * What a search found.
 *
 * - Not for: lists that are not the answer to a question.
 * - Accessibility: a list of links, each with the line that shows why.
 * - Do: say elsewhere how many there are.
 * - Don’t: show it empty: use `EmptyState`.
 */
export function ResultList({
  results,
  layout = 'stack',
  around,
  className,
  ...rest
}: ResultListProps): ReactElement {
  return (
    <ul
      {...rest}
      className={joinClasses('he-results', className)}
      data-layout={layout === 'columns' ? layout : undefined}
    >
      {results.map((entry) => (
        <Fragment key={entry.id}>{around ? around(entry, () => itemOf(entry)) : itemOf(entry)}</Fragment>
      ))}
    </ul>
  )
}

/** What stands between words is kept. */
const between = new RegExp(`(${separators.source})`, separators.flags)

function marking(text: string, found: readonly string[] | undefined): ReactNode {
  if (found === undefined || found.length === 0) return text
  const parts = text.split(between)
  return withKeys(parts.map((part) => ({ part, isFound: found.includes(part) }))).map(({ key, entry }) =>
    entry.isFound ? <mark key={key}>{entry.part}</mark> : entry.part,
  )
}

function itemOf({
  logo,
  title,
  href,
  status,
  score,
  band,
  context,
  found,
  action,
}: FoundEntry): ReactElement {
  return (
    <li>
      {logo && <ContentImage className="he-result-logo" {...logo} alt="" sizes="2.5rem" />}
      <div className="he-result-head">
        <span>
          <Link className="he-result-title" href={href}>
            {marking(title, found)}
          </Link>{' '}
          <StatusTag status={status} />
        </span>
        <Score value={score} band={band} />
      </div>
      {context && <p className="he-result-context">{marking(context, found)}</p>}
      {action}
    </li>
  )
}
