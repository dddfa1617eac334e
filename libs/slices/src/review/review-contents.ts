import type { ContentsEntry } from '@house-edge/ui/page'
import type { CasinoReviewDocument } from '../documents.ts'
import { readRelation } from '../field/relation.ts'
import { documentHeadings } from '../outline/outline.ts'
import { factContents } from './review-facts.tsx'
import { recordContents } from './review-record.tsx'

/** The parts of a review's page: those its editors wrote, the facts and the record. */
export function reviewContents(document: CasinoReviewDocument): readonly ContentsEntry[] {
  const review = readRelation(document, 'casino_review')?.fields ?? {}
  return documentHeadings(document, [...factContents(review), ...recordContents(review)])
}
