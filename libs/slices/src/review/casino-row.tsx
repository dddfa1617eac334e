import { CasinoRow, type Fact } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { listWords } from '../words/list-words.ts'
import { SaveButton } from '../save/save-button.tsx'
import { type Casino, openOffers } from './casino.ts'
import { OfferPart } from './offer-part.tsx'

export interface ContentCasinoRowProps {
  casino: Casino
  /** As `2026-10-14`, to tell offers that have ended. */
  today: string
  /** What can be done with it here. */
  action?: ReactNode
  /** @default 2 */
  level?: 2 | 3
  /** The id of a form that saves. See `SaveButton`. */
  saveForm?: string | undefined
}

/** A casino in a long list, with what one chooses by. */
export function ContentCasinoRow({
  casino,
  today,
  action,
  level = 2,
  saveForm,
}: ContentCasinoRowProps): ReactElement {
  const { id, href, name, headline, score, status, logo } = casino
  return (
    <CasinoRow
      href={href}
      name={name}
      headline={headline}
      score={score}
      status={status}
      logo={logo}
      facts={factsOf(casino, today)}
      action={
        saveForm ? (
          <>
            {action} <SaveButton form={saveForm} id={id} title={name} />
          </>
        ) : (
          action
        )
      }
      level={level}
    />
  )
}

function factsOf(casino: Casino, today: string): readonly Fact[] {
  const [offer] = openOffers(casino, today)
  const until = offer?.staleFrom
  const facts: readonly [string, ReactNode][] = [
    ['Withdrawals take', casino.payoutWords],
    ['Licence', listWords(casino.licences.map(({ name }) => name))],
    [
      'Offer',
      offer && (
        <OfferPart key="offer" until={until}>
          {offer.words}
        </OfferPart>
      ),
    ],
    [
      'Wagering',
      offer?.wagering && (
        <OfferPart key="wagering" until={until}>
          {offer.wagering}
        </OfferPart>
      ),
    ],
  ]
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}
