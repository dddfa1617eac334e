import type { FilledLinkToWebField } from '@prismicio/client'
import { type LinkRelation, type LinkTarget, linkTarget } from '@house-edge/ui'
import { isRecord } from './record.ts'
import { readText } from './scalar.ts'

/**
 * Reads where a link field leads.
 *
 * @returns The attributes to spread on an `a`, or `undefined` when the field is
 *   empty, leads to a document that is gone or has no page, or to an address that
 *   is not permitted.
 */
export function linkProps(field: unknown, relation?: LinkRelation): LinkTarget | undefined {
  if (!isRecord(field) || field['isBroken'] === true) return undefined
  return linkTarget(readText(field['url']), { relation, target: field['target'] })
}

/** A destination that was permitted, as a link field: what the vendor's components take. */
export function linkField({ href, target }: LinkTarget): FilledLinkToWebField {
  return { link_type: 'Web', url: href, ...(target ? { target } : undefined) }
}

/** The words an editor gave to a link. */
export function linkText(field: unknown): string | undefined {
  return isRecord(field) ? readText(field['text']) : undefined
}
