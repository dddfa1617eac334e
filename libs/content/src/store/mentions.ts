import type { PrismicDocument } from '@prismicio/client'

/**
 * Ids of the documents that a document links to, at any depth: relationships,
 * links in rich text, links inside slices and inside inlined documents.
 *
 * @returns Each id once, without the document's own.
 */
export function mentionedIds(document: PrismicDocument): string[] {
  return idsOf(linksIn(document), document)
}

/** Ids of documents whose content is inlined in this one (`data` on the link). */
export function inlinedIds(document: PrismicDocument): string[] {
  return idsOf(inlinedLinks(document), document)
}

/** A link to a document. */
interface Link {
  id: string
  /** Fields of the document that are inlined. */
  data?: unknown
}

/** The links of a document that come with fields of those that they lead to. */
export function inlinedLinks(document: PrismicDocument): Link[] {
  return linksIn(document).filter((link) => 'data' in link)
}

function idsOf(links: readonly Link[], document: PrismicDocument): string[] {
  const ids = new Set(links.map(({ id }) => id))
  ids.delete(document.id)
  return [...ids]
}

function linksIn(document: PrismicDocument): Link[] {
  const found: Link[] = []
  // An explicit stack: how deep content nests is not ours to decide.
  const stack: unknown[] = [document.data]
  while (stack.length > 0) {
    const current = stack.pop()
    if (typeof current !== 'object' || current === null) continue
    if (isDocumentLink(current)) found.push(current)
    for (const child of Object.values(current)) if (typeof child === 'object') stack.push(child)
  }
  return found
}

function isDocumentLink(value: object): value is Link {
  return (
    'link_type' in value && value.link_type === 'Document' && 'id' in value && typeof value.id === 'string'
  )
}
