import type { Metadata } from 'next'
import { subjectTitle, type SubjectType } from '@house-edge/reviews/rendering'
import { shownMaker } from '@house-edge/reviews/subjects'
import { siteContent } from '../../content/visit-content.ts'
import { documentMetadata } from '../../metadata/page-metadata.ts'
import { findDocumentPath } from '../../routes.ts'

/** Metadata for the page of a subject; empty if there is no such page. */
export async function subjectMetadata(type: SubjectType, uid: string): Promise<Metadata> {
  const content = await siteContent()
  const document = await content.findByUid(type, uid)
  const path = findDocumentPath(type, uid)
  if (!document || path === undefined) return {}
  const maker =
    document.type === 'bonus' ? shownMaker(document, await content.getAll('casino_review')) : undefined
  return documentMetadata(document, path, subjectTitle(document, maker) ?? null)
}
