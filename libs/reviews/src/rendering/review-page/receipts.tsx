import { dateWords, Fold, moneyWords } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { readCodes, readText } from '@house-edge/slices/reading'
import { Receipt } from '../../components/receipt/receipt.tsx'
import type { DocumentFields } from '../field/relation.ts'
import { payoutTests } from '../review/payout-tests.ts'
import { timeWords } from '../words/time-words.ts'

const words = {
  title: (count: number) => (count === 1 ? 'The receipt of a test' : `The receipts of ${count} tests`),
  note: 'Written by us from what was timed: no paper of a casino or a bank.',
  of: (casino: string) => `Withdrawal from ${casino}`,
  amount: 'Amount',
  by: 'By',
  asked: 'Asked for',
  received: 'Could be spent',
  took: 'Took',
  ours: 'Timed by us',
  readers: 'Timed by a reader',
}

/** The timed withdrawals of which all is known that a receipt has: amount, method and both times. */
export function Receipts({ review }: { review: DocumentFields<'casino_review'> }): ReactElement | null {
  const casino = readText(review.name)
  const [currency] = readCodes(review.currencies)
  const known = payoutTests(review).flatMap(({ amount, method, askedOn, askedAt, ...test }) =>
    amount !== undefined && method !== undefined && askedOn !== undefined && askedAt !== undefined
      ? [{ ...test, amount, method, asked: Date.parse(`${askedOn}T${askedAt}Z`) }]
      : [],
  )
  if (!casino || known.length === 0) return null
  return (
    <Fold title={words.title(known.length)}>
      <p>{words.note}</p>
      <ul className="he-receipts">
        {known.map(({ amount, method, asked, hours, isOfReader }) => (
          <li key={asked}>
            <Receipt
              title={words.of(casino)}
              lines={[
                { label: words.amount, value: moneyWords(amount, currency) },
                { label: words.by, value: method },
                { label: words.asked, value: momentWords(asked) },
                { label: words.received, value: momentWords(asked + hours * 3_600_000) },
              ]}
              total={{ label: words.took, value: timeWords(hours) }}
              stamp={isOfReader ? words.readers : words.ours}
            />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** By the clock on the wall, which is that of whoever timed it. */
function momentWords(at: number): string {
  const [day = '', time = ''] = new Date(Math.round(at / 60_000) * 60_000).toISOString().split('T')
  return `${dateWords(day)}, ${time.slice(0, 5)}`
}
