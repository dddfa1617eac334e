import { Fold } from '@house-edge/ui'
import type { ReactElement } from 'react'
import { BesideReaders } from '../../components/charts/beside-readers.tsx'
import type { CasinoReviewDocument } from '../../documents.ts'
import { readRelation } from '../field/relation.ts'
import { criterionOf } from '../review/scores.ts'
import { words } from '../../words/words.ts'

/** What readers mark, and which of our scores is about the same. */
const sameAs = { payouts: 'payouts', terms: 'bonuses', support: 'support', games: 'games' } as const

/** A mark that readers gave on average, from 1 to 5. */
interface ReadersMark {
  name: keyof typeof sameAs
  average: number
}

/**
 * Readers’ marks of a casino beside our scores of the same. Nothing where no reader has marked it, or we have not.
 *
 * @param votes How many readers.
 */
export function ReadersBesideOurs({
  document,
  marks,
  votes,
}: {
  document: CasinoReviewDocument
  marks: readonly ReadersMark[]
  votes: number
}): ReactElement | null {
  const review = readRelation(document, 'casino_review')?.fields
  const both = marks.flatMap(({ name, average }) => {
    const ours = review && criterionOf(review, sameAs[name])
    return ours === undefined ? [] : [{ name: words().charts.marked[name], ours, readers: average }]
  })
  if (both.length === 0 || votes === 0) return null
  return (
    <div className="he-folds">
      <Fold title={words().charts.beside.title}>
        <BesideReaders marks={both} votes={votes} />
      </Fold>
    </div>
  )
}
