import { CasinoRow, type Fact } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { listWords } from '../words/list-words.ts'
import { type Casino, openOffers } from './casino.ts'

export interface ContentCasinoRowProps {
  casino: Casino
  /** As `2026-10-14`, to tell offers that have ended. */
  today: string
  /** What can be done with it here. */
  action?: ReactNode
  /** @default 2 */
  level?: 2 | 3
}

/** A casino in a long list, with what one chooses by. */
export function ContentCasinoRow({ casino, today, action, level = 2 }: ContentCasinoRowProps): ReactElement {
  const { href, name, headline, score, status, logo } = casino
  return (
    <CasinoRow
      href={href}
      name={name}
      headline={headline}
      score={score}
      status={status}
      logo={logo}
      facts={factsOf(casino, today)}
      action={action}
      level={level}
    />
  )
}

function factsOf(casino: Casino, today: string): readonly Fact[] {
  const [offer] = openOffers(casino, today)
  const facts: readonly [string, string | undefined][] = [
    ['Withdrawals take', casino.payoutWords],
    ['Licence', listWords(casino.licences.map(({ name }) => name))],
    ['Offer', offer?.words],
    ['Wagering', offer?.wagering],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
