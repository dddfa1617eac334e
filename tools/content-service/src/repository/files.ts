import type { StoredDocument } from '../documents/stored-document.ts'
import { uidPattern } from '../documents/stored-document.ts'

/** Where things are in the folder of a repository. */
export const files = {
  repository: 'repository.json',
  state: 'state.json',
  settings: 'settings.json',
  previews: 'previews.json',
  sent: 'sent.json',
  documents: 'documents',
  images: 'images',
  integrations: 'integrations',
  assets: 'assets.json',
  drafts: 'drafts',
  releases: 'releases',
  history: 'history',
  draft: (id: string) => `drafts/${id}.json`,
  releaseFolder: (id: string) => `releases/${id}`,
  release: (id: string) => `releases/${id}/release.json`,
  releaseDocument: (releaseId: string, id: string) => `releases/${releaseId}/documents/${id}.json`,
} as const

/** File systems take names of 255 bytes; language, ending and the mark of an unfinished file need some of them. */
const longestNamed = 180

/**
 * The file a published document is to be in: named after its UID where it has
 * one, so that people find it.
 *
 * @param isTaken Whether another document is in a file.
 */
export function documentPath(document: StoredDocument, isTaken: (path: string) => boolean): string {
  const folder = `${files.documents}/${document.type}`
  const names =
    document.uid !== null && document.uid.length <= longestNamed && uidPattern.test(document.uid)
      ? [document.uid, `${document.uid}.${document.lang}`, document.id]
      : [document.id]
  const paths = names.map((name) => `${folder}/${name}.json`)
  return paths.find((path) => !isTaken(path)) ?? `${folder}/${document.type}.${document.id}.json`
}
