import { ContentImage, Fold, type RecordEntry, RecordList } from '@house-edge/ui'
import { type ContentsEntry } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import { linkProps } from '@house-edge/slices'
import { ScoreHistory } from '../../components/charts/score-history.tsx'
import { readDay, readGroup, readImage, readText } from '@house-edge/slices/reading'
import { hostOf } from '../review/host.ts'
import type { CasinoReviewDocument } from '../../documents.ts'
import { datedScores } from '../charts/dated-scores.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { Difference } from './difference.tsx'
import { isPromoted } from '../review/review-status.ts'
import { words } from '../../words/words.ts'

/** Ids stand in addresses that readers share, so they stay when the words change. */
function partOf(id: 'evidence' | 'changes'): ContentsEntry {
  return { id, text: words().record[id], level: 2 }
}

/** The parts of a review's record that there is something to say in, for the contents of its page. */
export function recordContents(review: DocumentFields<'casino_review'>): readonly ContentsEntry[] {
  return [
    ...(evidenceOf(review).length > 0 ? [partOf('evidence')] : []),
    ...(changesOf(review).length > 0 ? [partOf('changes')] : []),
  ]
}

/** How we know what a review says, and what has changed in it since. */
export function ReviewRecord({
  document,
}: {
  document: CasinoReviewDocument | null | undefined
}): ReactElement | null {
  const review = readRelation(document, 'casino_review')?.fields
  const evidence = review ? evidenceOf(review) : []
  const changes = review ? changesOf(review) : []
  if (evidence.length === 0 && changes.length === 0) return null
  return (
    <>
      {evidence.length > 0 && (
        <Fold title={words().record.evidence} id="evidence" level={2}>
          <RecordList entries={evidence} />
        </Fold>
      )}
      {changes.length > 0 && (
        <Fold title={words().record.changes} id="changes" level={2}>
          {review && <ScoreHistory scores={datedScores(review)} />}
          <RecordList entries={changes} />
        </Fold>
      )}
    </>
  )
}

function evidenceOf(review: DocumentFields<'casino_review'>): readonly RecordEntry[] {
  const barred = isPromoted(review) ? undefined : hostOf(linkProps(review.website)?.href)
  return readGroup(review.evidence).flatMap((item) => {
    const said = readText(item.claim)
    const href = linkProps(item.source)?.href
    // No way leads to a casino that readers are warned against, not even as a source.
    const sourceHref = barred !== undefined && hostOf(href) === barred ? undefined : href
    const picture = readImage(item.image)
    const more = picture && <ContentImage {...picture} sizes="20rem" />
    return said ? [{ words: said, date: readDay(item.captured_on), sourceHref, more }] : []
  })
}

function changesOf(review: DocumentFields<'casino_review'>): readonly RecordEntry[] {
  return readGroup(review.changelog).flatMap((item) => {
    const said = readText(item.note)
    const more = <Difference before={readText(item.before)} after={readText(item.after)} />
    return said ? [{ words: said, date: readDay(item.date), more }] : []
  })
}
