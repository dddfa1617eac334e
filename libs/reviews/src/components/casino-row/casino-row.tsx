import {
  ContentImage,
  type Fact,
  FactList,
  type ImageSource,
  joinClasses,
  Link,
  type ReviewStatus,
  Score,
  type ScoreBand,
  StatusTag,
} from '@house-edge/ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { writtenIn } from '@house-edge/ui/language'

interface CasinoRowProps extends ComponentProps<'article'> {
  /** The review. Without it the row is words only. */
  href: string | null | undefined
  name: ReactNode
  /** The verdict in a sentence. */
  headline?: ReactNode
  /** The language of what was written of it, BCP 47. @default not known */
  language?: string | undefined
  /** Why it stands where it does in its list. */
  reason?: string | undefined
  score?: number | undefined
  /** What the score means in a word. */
  band?: ScoreBand | undefined
  status?: ReviewStatus | undefined
  logo?: ImageSource | undefined
  /** What casinos are chosen by: how soon they pay, who licenses them, what they offer. */
  facts: readonly Fact[]
  /** What can be done with it here, such as a box to tick. */
  action?: ReactNode
  /** The rank of the name in the page. @default 2 */
  level?: 2 | 3
}

/**
 * A casino in a long list: name and score first, then what one chooses by.
 *
 * - Not for: a handful of casinos on a front page (`ReviewCard`).
 * - Accessibility: an article with a heading; facts are a description list.
 * - Do: show the same facts in the same order in every row.
 * - Don’t: leave out a fact because it looks bad.
 */
export function CasinoRow({
  href,
  name,
  headline,
  language,
  reason,
  score,
  band,
  status,
  logo,
  facts,
  action,
  level = 2,
  className,
  children,
  ...rest
}: CasinoRowProps): ReactElement {
  const Name = `h${level}` as const
  return (
    <article {...rest} className={joinClasses('he-casino', className)}>
      {logo && <ContentImage className="he-casino-logo" {...logo} alt="" sizes="3.5rem" />}
      <div className="he-casino-head">
        <Name className="he-casino-name">
          <Link href={href}>{name}</Link>
        </Name>
        <StatusTag status={status} />
        {headline && (
          <p className="he-casino-headline" {...writtenIn(language)}>
            {headline}
          </p>
        )}
        {reason && <p className="he-casino-reason">{reason}</p>}
      </div>
      <Score value={score} band={band} />
      <div className="he-casino-facts">
        <FactList facts={facts} layout="columns" />
        {children}
      </div>
      {action != null && <div className="he-casino-action">{action}</div>}
    </article>
  )
}
