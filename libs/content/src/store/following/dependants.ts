import type { PrismicDocument } from '@prismicio/client'
import type { AddressIndex } from '../address-index.ts'
import { type Copies, type Copy, fieldsThatDiffer, isAlike } from '../copies.ts'
import { inlinedLinks } from '../mentions.ts'

/** A document that was published again, as it was before. */
interface Republished {
  before: PrismicDocument
  /** Fields of its data that are others now. */
  fields: readonly string[]
}

/**
 * Ids of documents that link to something changed, and may therefore look different: a link shows the address, the type and
 * the tags of where it leads to, and the fields that are inlined in it. Of a document whose fields alone have changed, most
 * links show nothing.
 *
 * @param documents New, or published again.
 * @param removed Ids of documents that are gone.
 */
export function dependantsOf(
  documents: readonly PrismicDocument[],
  removed: readonly string[],
  { index, copies }: { index: AddressIndex; copies: Copies },
): string[] {
  const inPlace = new Map<string, Republished>()
  for (const now of documents) {
    const before = upToDate(copies.peek(now.id))?.document
    if (before && isLinkedAlike(before, now))
      inPlace.set(now.id, { before, fields: fieldsThatDiffer(before, now) })
  }
  const touched = new Set([...documents.map(({ id }) => id), ...removed])
  const moved = new Set([...touched].filter((id) => !inPlace.has(id)))
  return index.mentioning(touched).filter((id) => {
    if (touched.has(id)) return false
    const copy = upToDate(copies.peek(id))
    // What it shows is not known, or what it links to is another one now.
    if (!copy || index.get(id)?.mentions.some((mentioned) => moved.has(mentioned))) return true
    return inlinedLinks(copy.document).some((link) => {
      const change = inPlace.get(link.id)
      return change && change.fields.some((field) => mayBeInlined(field, link.data, change.before))
    })
  })
}

function upToDate(copy: Copy | undefined): Copy | undefined {
  return copy?.isOutdated === false ? copy : undefined
}

/** Whether a link without inlined fields looks the same. Its dates are not content: see `showsTheSame`. */
function isLinkedAlike(before: PrismicDocument, now: PrismicDocument): boolean {
  const linked = ({ data: _data, href: _href, alternate_languages: _languages, ...rest }: PrismicDocument) =>
    rest
  return isAlike(linked(before), linked(now))
}

/** Whether a link may have a field: one that was empty may have been left out of it. */
function mayBeInlined(field: string, inlined: unknown, { data }: PrismicDocument): boolean {
  if (typeof inlined !== 'object' || inlined === null || Object.hasOwn(inlined, field)) return true
  return isEmpty(data[field])
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null || value === ''
  return Object.values(value).every(isEmpty)
}
