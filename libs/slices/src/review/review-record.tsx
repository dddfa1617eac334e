import { type RecordEntry, RecordList } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { CasinoReviewDocument } from '../documents.ts'
import { linkProps } from '../field/link.ts'
import { readGroup } from '../field/record.ts'
import { type DocumentFields, readRelation } from '../field/relation.ts'
import { readDay, readText } from '../field/scalar.ts'

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
        <Section title="How we know" titleId="evidence">
          <RecordList entries={evidence} />
        </Section>
      )}
      {changes.length > 0 && (
        <Section title="What has changed" titleId="changes">
          <RecordList entries={changes} />
        </Section>
      )}
    </>
  )
}

function evidenceOf(review: DocumentFields<'casino_review'>): readonly RecordEntry[] {
  return readGroup(review.evidence).flatMap((item) => {
    const words = readText(item.claim)
    return words ? [{ words, date: readDay(item.captured_on), sourceHref: linkProps(item.source)?.href }] : []
  })
}

function changesOf(review: DocumentFields<'casino_review'>): readonly RecordEntry[] {
  return readGroup(review.changelog).flatMap((item) => {
    const words = readText(item.note)
    return words ? [{ words, date: readDay(item.date) }] : []
  })
}
