import { dateWords, Fold, moneyWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { inRow } from '@house-edge/ui/language'
import { readCodes, readDay, readText } from '@house-edge/slices/reading'
import { Receipt } from '../../components/receipt/receipt.tsx'
import type { DocumentFields } from '../field/relation.ts'
import { payoutTests, unpaidTests } from '../review/payout-tests.ts'
import { timeWords } from '../words/time-words.ts'
import { words } from '../../words/words.ts'

/**
 * The withdrawals of which all is known that a receipt has: amount, method and both times. One that has not come has the day
 * on which it was last looked for, stands first, and opens them all: it is what readers must know of a casino.
 */
export function Receipts({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  const casino = readText(review.name)
  const [currency] = readCodes(review.currencies)
  const known = payoutTests(review).flatMap(({ amount, method, askedOn, askedAt, ...test }) =>
    amount !== undefined && method !== undefined && askedOn !== undefined && askedAt !== undefined
      ? [{ ...test, amount, method, asked: Date.parse(`${askedOn}T${askedAt}Z`) }]
      : [],
  )
  const unpaid = unpaidReceipts(review)
  if (!casino || known.length + unpaid.length === 0) return null
  const said = words().review.receipts
  return (
    <Fold title={said.title(known.length + unpaid.length)} open={unpaid.length > 0}>
      <p>{said.note}</p>
      <ul className="he-receipts">
        {unpaid.map(({ amount, method, asked, isRefused, day }) => (
          <li key={asked}>
            <Receipt
              data-unpaid
              title={said.from(casino)}
              lines={[
                { label: said.amount, value: moneyWords(amount, currency) },
                { label: said.method, value: method },
                { label: said.asked, value: momentWords(asked) },
              ]}
              total={{ label: said.received, value: isRefused ? said.refusedOn(day) : said.notBy(day) }}
              stamp={isRefused ? said.refused : said.unpaid}
            />
          </li>
        ))}
        {known.map(({ amount, method, asked, hours, isOfReader }) => (
          <li key={asked}>
            <Receipt
              title={said.from(casino)}
              lines={[
                { label: said.amount, value: moneyWords(amount, currency) },
                { label: said.method, value: method },
                { label: said.asked, value: momentWords(asked) },
                { label: said.received, value: momentWords(asked + hours * 3_600_000) },
              ]}
              total={{ label: said.lasted, value: timeWords(hours) }}
              stamp={isOfReader ? said.readers : said.ours}
            />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** What was refused, or has not come by the day of the last review: nobody has looked for it since. */
export function unpaidReceipts(
  review: DocumentFields<'casino_review'>,
): readonly { amount: number; method: string; asked: number; isRefused: boolean; day: string }[] {
  const lookedOn = readDay(review.last_reviewed)
  return unpaidTests(review).flatMap(({ amount, method, askedOn, askedAt, refusedOn }) => {
    const day = refusedOn ?? lookedOn
    return amount !== undefined &&
      method !== undefined &&
      askedAt !== undefined &&
      day !== undefined &&
      askedOn <= day
      ? [
          {
            amount,
            method,
            asked: Date.parse(`${askedOn}T${askedAt}Z`),
            isRefused: refusedOn !== undefined,
            day: dateWords(day) ?? day,
          },
        ]
      : []
  })
}

/** By the clock on the wall, which is that of whoever timed it. */
function momentWords(at: number): string {
  const [day = '', time = ''] = new Date(Math.round(at / 60_000) * 60_000).toISOString().split('T')
  return inRow([dateWords(day) ?? '', time.slice(0, 5)])
}
