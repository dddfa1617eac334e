import type { Metadata } from 'next'
import { type SubjectType, subjectName } from '@house-edge/slices'
import { siteContent } from '../content.ts'
import { documentMetadata } from '../metadata/document-metadata.ts'
import { findDocumentPath } from '../routes.ts'

/** The head of the page of a person, a topic and the like; empty where there is none. */
export async function subjectMetadata(type: SubjectType, uid: string): Promise<Metadata> {
  const content = await siteContent()
  const [document, settings] = await Promise.all([
    content.findByUid(type, uid),
    content.findSingle('settings'),
  ])
  const path = findDocumentPath(type, uid)
  return !document || path === undefined
    ? {}
    : documentMetadata(document, path, subjectName(document) ?? null, settings)
}
