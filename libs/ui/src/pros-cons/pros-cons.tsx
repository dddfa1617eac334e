import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { withKeys } from '../list/with-keys.ts'
import * as words from '../words/words.ts'

interface ProsConsProps extends Omit<ComponentProps<'div'>, 'children'> {
  pros: readonly string[]
  cons: readonly string[]
  /** @default 'For' */
  prosTitle?: string
  /** @default 'Against' */
  consTitle?: string
  /** The rank of both titles in the page. @default 3 */
  level?: 2 | 3 | 4
}

/**
 * The two sides of a ledger: what speaks for it, and what against. Both empty renders nothing.
 *
 * - Not for: a list without two sides.
 * - Accessibility: two lists under headings, so that the sides are heard and not only seen.
 * - Do: keep points to one line each.
 * - Don’t: show one side alone because the other is awkward.
 */
export function ProsCons({
  pros,
  cons,
  prosTitle = words.prosAndCons().for,
  consTitle = words.prosAndCons().against,
  level = 3,
  className,
  ...rest
}: ProsConsProps): ReactElement | null {
  if (pros.length === 0 && cons.length === 0) return null
  return (
    <div {...rest} className={joinClasses('he-pros-cons', className)}>
      <Side side="for" title={prosTitle} points={pros} level={level} />
      <Side side="against" title={consTitle} points={cons} level={level} />
    </div>
  )
}

interface SideProps {
  side: 'for' | 'against'
  title: string
  points: readonly string[]
  level: 2 | 3 | 4
}

function Side({ side, title, points, level }: SideProps): ReactElement | null {
  if (points.length === 0) return null
  const Title = `h${level}` as const
  return (
    <div className="he-pros-cons-side" data-side={side}>
      <Title className="he-pros-cons-title">{title}</Title>
      <ul className="he-pros-cons-points">
        {withKeys(points).map(({ key, entry }) => (
          <li key={key} {...asShown(entry)}>
            {entry}
          </li>
        ))}
      </ul>
    </div>
  )
}
