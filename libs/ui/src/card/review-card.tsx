import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { ScoreBand } from '../band/band.tsx'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { DateText } from '../date-text/date-text.tsx'
import { Link } from '../link/link.tsx'
import { Score } from '../score/score.tsx'
import { StatusTag } from '../status-tag/status-tag.tsx'
import type { ReviewStatus } from '../status-tag/status-tag.tsx'
import * as words from '../words/words.ts'
import { writtenIn } from '../language/spoken.ts'
import { written } from '../language/written.ts'

interface ReviewCardProps extends ComponentProps<'article'> {
  /** The review. Without it the card is words only. */
  href: string | null | undefined
  /** What was reviewed. */
  name: string
  /** The verdict in a sentence. */
  headline?: string | undefined
  /** The language of what was written of it, BCP 47. @default not known */
  language?: string | undefined
  score?: number | undefined
  /** What the score means in a word. */
  band?: ScoreBand | undefined
  bestFor?: string | undefined
  status?: ReviewStatus | undefined
  image?: ImageSource | undefined
  lastReviewed?: string | undefined
  /** The rank of the name in the page. @default 3 */
  level?: 2 | 3 | 4
  /** Anything to say or do below, such as why it stands in this list, or a button. */
  children?: ReactNode
}

const cardSizes = '(min-width: 72rem) 23rem, (min-width: 40rem) 45vw, 6rem'

/**
 * A review among others: what it is of, what we found, how it scores. All of it leads to the review.
 *
 * - Not for: long lists one narrows, and rankings (`RankedList`).
 * - Accessibility: one link, the name; the score is read out as words.
 * - Do: show the status of what readers are warned of.
 * - Don’t: put another link over the card.
 */
export function ReviewCard({
  href,
  name,
  headline,
  language,
  score,
  band,
  bestFor,
  status,
  image,
  lastReviewed,
  level = 3,
  className,
  children,
  ...rest
}: ReviewCardProps): ReactElement {
  const Name = `h${level}` as const
  return (
    <article {...rest} className={joinClasses('he-card', className)} data-kind="review">
      <div className="he-card-words">
        <StatusTag status={status} />
        <Name className="he-card-title">
          <Link className="he-card-link" href={href}>
            {name}
          </Link>
        </Name>
        <Score value={score} band={band} />
        {headline && (
          <p className="he-card-text" {...writtenIn(language)}>
            {headline}
          </p>
        )}
        <CardFacts bestFor={bestFor} language={language} lastReviewed={lastReviewed} />
        {children}
      </div>
      {image && <ContentImage className="he-card-image" {...image} alt="" sizes={cardSizes} />}
    </article>
  )
}

function CardFacts(
  facts: Pick<ReviewCardProps, 'bestFor' | 'language' | 'lastReviewed'>,
): ReactElement | null {
  if (!facts.bestFor && !facts.lastReviewed) return null
  return (
    <p className="he-card-facts">
      {facts.bestFor && (
        <span>
          <b>{words.bestFor()}</b> {written(facts.language, facts.bestFor)}
        </span>
      )}
      {facts.lastReviewed && (
        <span>
          {words.reviewed()} <DateText date={facts.lastReviewed} />
        </span>
      )}
    </p>
  )
}
