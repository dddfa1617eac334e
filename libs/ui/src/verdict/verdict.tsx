import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { ScoreBand } from '../band/band.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { Score } from '../score/score.tsx'
import { type ReviewStatus, StatusTag } from '../status-tag/status-tag.tsx'

interface VerdictProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** What was reviewed, the page's `h1`. */
  name: string
  /** The verdict in a sentence. */
  headline?: string | undefined
  logo?: ImageSource | undefined
  /** What readers must know before anything else: a `Callout`. */
  warning?: ReactNode
  status?: ReviewStatus | undefined
  score?: number | undefined
  /** What the score means in a word. */
  band?: ScoreBand | undefined
  /** Below the score: what it is best for, how we rate. */
  scoreNotes?: ReactNode
  /** What readers ask first: a `FactList`. */
  facts?: ReactNode
  /** The verdict at length. Stands last: the rest is short. */
  summary?: ReactNode
  /** Who answers for it, and when: an `AuthorLine`. */
  byline?: ReactNode
  /** How we may earn from this page: a `Disclosure`. Stands before any offer. */
  disclosure?: ReactNode
  /** The offer shown first. */
  offer?: ReactNode
}

/**
 * The head of a review: what it is of, what we found, how it scores, who says so.
 *
 * - Not for: the head of anything but a review (`PageHeader`).
 * - Accessibility: holds the page’s `h1`; a warning stands before the score.
 * - Do: keep the disclosure above the offer.
 * - Don’t: show an offer where readers are warned.
 */
export function Verdict({
  name,
  headline,
  logo,
  warning,
  status,
  score,
  band,
  scoreNotes,
  facts,
  summary,
  byline,
  disclosure,
  offer,
  className,
  ...rest
}: VerdictProps): ReactElement {
  return (
    <header {...rest} className={joinClasses('he-verdict', className)}>
      <div className="he-verdict-head">
        <div className="he-verdict-name">
          {logo && <ContentImage className="he-verdict-logo" {...logo} alt="" sizes="4.5rem" priority />}
          <div>
            <StatusTag status={status} />
            <h1 className="he-verdict-title">{name}</h1>
          </div>
        </div>
        {warning}
        {headline && (
          <p className="he-verdict-headline" {...asShown(headline)}>
            {headline}
          </p>
        )}
      </div>
      {(score !== undefined || scoreNotes != null) && (
        <div className="he-verdict-score">
          <Score value={score} band={band} size="large" />
          {scoreNotes}
        </div>
      )}
      {byline != null && <div className="he-verdict-byline">{byline}</div>}
      {facts != null && <div className="he-verdict-facts">{facts}</div>}
      {(disclosure != null || offer != null) && (
        <div className="he-verdict-offer">
          {disclosure}
          {offer}
        </div>
      )}
      {summary != null && <div className="he-verdict-words">{summary}</div>}
    </header>
  )
}
