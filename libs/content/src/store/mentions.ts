import type { PrismicDocument } from '@prismicio/client'

/**
 * Ids of the documents that a document links to, at any depth: relationships,
 * links in rich text, links inside slices and inside inlined documents.
 *
 * @returns Each id once, without the document's own.
 */
export function mentionedIds(document: PrismicDocument): string[] {
  const found = new Set<string>()
  collect(document.data, found)
  found.delete(document.id)
  return [...found]
}

/** Ids of documents whose content is inlined in this one (`data` on the link). */
export function inlinedIds(document: PrismicDocument): string[] {
  const found = new Set<string>()
  collect(document.data, found, (link) => 'data' in link)
  found.delete(document.id)
  return [...found]
}

type Link = Record<string, unknown> & { id: string }

function collect(value: unknown, found: Set<string>, wanted: (link: Link) => boolean = () => true): void {
  // An explicit stack: how deep content nests is not ours to decide.
  const stack: unknown[] = [value]
  while (stack.length > 0) {
    const current = stack.pop()
    if (typeof current !== 'object' || current === null) continue
    if (isDocumentLink(current) && wanted(current)) found.add(current.id)
    for (const child of Object.values(current)) if (typeof child === 'object') stack.push(child)
  }
}

function isDocumentLink(value: object): value is Link {
  return (
    'link_type' in value && value.link_type === 'Document' && 'id' in value && typeof value.id === 'string'
  )
}
