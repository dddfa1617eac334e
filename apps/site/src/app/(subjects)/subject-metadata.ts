import type { Metadata } from 'next'
import { subjectName, type SubjectType } from '@house-edge/reviews/rendering'
import { siteContent } from '../../content/visit-content.ts'
import { documentMetadata } from '../../metadata/page-metadata.ts'
import { findDocumentPath } from '../../routes.ts'

/** Metadata for the page of a subject; empty if there is no such page. */
export async function subjectMetadata(type: SubjectType, uid: string): Promise<Metadata> {
  const document = await (await siteContent()).findByUid(type, uid)
  const path = findDocumentPath(type, uid)
  return !document || path === undefined
    ? {}
    : documentMetadata(document, path, subjectName(document) ?? null)
}
