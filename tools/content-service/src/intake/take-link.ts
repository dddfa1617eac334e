import type { JsonObject } from '../json/json.ts'
import { textAt } from '../json/json.ts'
import type { FieldConfig } from '../models/model.ts'
import { fault, texts, within } from './intake.ts'
import type { Intake } from './intake.ts'

/** What the models call the kinds that links have in documents. */
const selects: ReadonlyMap<string, string> = new Map([
  ['Document', 'document'],
  ['Web', 'web'],
  ['Media', 'media'],
])
const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** A link, reduced to what cannot be derived. Nothing is kept of an empty one without a text. */
export function takeLink(
  config: FieldConfig | undefined,
  value: JsonObject,
  at: Intake,
): JsonObject | undefined {
  const own = texts(value, ['text', 'variant', 'key'])
  const kind = textAt(value, 'link_type') ?? 'Any'
  if (kind === 'Any' || (textAt(value, 'id') === undefined && textAt(value, 'url') === undefined)) {
    return Object.keys(own).length > 0 ? { link_type: 'Any', ...own } : undefined
  }
  const select = config?.select
  if (!selects.has(kind)) return fault(at, 'wrong-kind', `cannot be a link of the kind "${kind}"`)
  if (select && selects.get(kind) !== select && !at.isForeign)
    return fault(at, 'not-allowed', `must be a link to a ${select}`)
  switch (kind) {
    case 'Document':
      return takeDocumentLink(config, value, own, at)
    case 'Media':
      return takeMediaLink(value, own, at)
    default:
      return takeWebLink(value, own, at)
  }
}

function takeDocumentLink(
  config: FieldConfig | undefined,
  value: JsonObject,
  own: JsonObject,
  at: Intake,
): JsonObject | undefined {
  const id = textAt(value, 'id')
  if (id === undefined) return fault(within(at, 'id'), 'missing', 'must name a document')
  const accepted = (config?.customtypes ?? []).map((target) =>
    typeof target === 'string' ? target : target.id,
  )
  const type = at.typeOf(id)
  if (type !== undefined && accepted.length > 0 && !accepted.includes(type) && !at.isForeign) {
    return fault(at, 'not-allowed', `must lead to a document of the type ${accepted.join(' or ')}`)
  }
  return { link_type: 'Document', id, ...own }
}

function takeMediaLink(value: JsonObject, own: JsonObject, at: Intake): JsonObject | undefined {
  const id = textAt(value, 'id')
  if (id !== undefined && at.assets.byId(id)) return { link_type: 'Media', id, ...own }
  const url = textAt(value, 'url')
  if (url === undefined) return fault(at, 'not-found', 'is not in the media library')
  return {
    link_type: 'Media',
    ...texts(value, ['kind', 'id', 'name', 'size', 'width', 'height']),
    // The answer adds it, and would add it again to what a client sends back.
    url: url.replace(/\?auto=compress,format$/, ''),
    ...own,
  }
}

function takeWebLink(value: JsonObject, own: JsonObject, at: Intake): JsonObject | undefined {
  const url = textAt(value, 'url') ?? ''
  if (!isSafeAddress(url)) {
    const scheme = /^\s*([a-z][a-z0-9+.-]*:)(?!\/\/|\d)/i.exec(url)?.[1]
    const kinds = 'must be an address such as https://example.org or /page'
    return fault(
      within(at, 'url'),
      'not-allowed',
      scheme ? `${kinds}; links that begin with ${scheme} are not kept` : kinds,
    )
  }
  return { link_type: 'Web', url, ...texts(value, ['target']), ...own }
}

/** Whether following an address can run nothing: a path, or a scheme that leads somewhere. */
function isSafeAddress(address: string): boolean {
  if (/^[/#?]/.test(address)) return true
  try {
    return safeSchemes.has(new URL(address).protocol)
  } catch {
    return false
  }
}
