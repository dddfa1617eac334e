import type { Rule } from '../lint.ts'

/**
 * Fields that a page requires. The vendor's models cannot express this, so each site lists them here.
 *
 * @param required Field names by document type; `uid` for the address.
 * @param severity `warning` for fields that are only recommended. @default 'error'
 */
export function requiredFieldsRule(
  required: Readonly<Record<string, readonly string[]>>,
  severity: 'error' | 'warning' = 'error',
): Rule {
  return function* (document) {
    for (const name of required[document.type] ?? []) {
      const value: unknown = name === 'uid' ? document.uid : document.data[name]
      if (!isEmpty(value)) continue
      yield {
        rule: 'required/missing',
        severity,
        path: [name],
        what: 'is empty, and the page needs it',
        todo: 'Fill it in.',
      }
    }
  }
}

/** Whether a field is empty, whatever its type. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmptyItem)
  if (typeof value !== 'object') return false
  const { link_type: linkType, id, url } = value as Record<string, unknown>
  if (linkType !== undefined) return !id && !url
  return Object.keys(value).length === 0 || url === null
}

function isEmptyItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return isEmpty(item)
  // A block of rich text: empty without words, unless it shows something.
  if ('type' in item && 'text' in item) return isEmpty(item.text)
  if ('type' in item) return false
  return Object.values(item).every(isEmpty)
}
