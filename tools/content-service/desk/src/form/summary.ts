import { isJsonObject, textAt } from '../../../src/json/json.ts'
import type { Json } from '../../../src/json/json.ts'

/** A few words of a value, or a document it leads to. */
type SummaryPart = { text: string } | { documentId: string }

/** What is first in a value, to tell it from its neighbours; empty when nothing is. */
export function summaryParts(value: Json | undefined, most = 3): SummaryPart[] {
  if (typeof value === 'string') return value === '' || isMadeUp(value) ? [] : [{ text: value }]
  if (typeof value === 'number') return [{ text: String(value) }]
  if (Array.isArray(value)) return firstOf(value, most)
  if (!isJsonObject(value)) return []
  if ('link_type' in value) {
    const text = textAt(value, 'text') ?? textAt(value, 'url')
    const id = textAt(value, 'id')
    if (text !== undefined) return [{ text }]
    return id !== undefined && value['link_type'] === 'Document' ? [{ documentId: id }] : []
  }
  const url = textAt(value, 'url')
  if (url?.startsWith('/images/')) return [{ text: textAt(value, 'alt') ?? url.slice('/images/'.length) }]
  if (typeof value['text'] === 'string' && 'spans' in value)
    return value['text'] ? [{ text: value['text'] }] : []
  return firstOf(Object.values(value), most)
}

function firstOf(values: readonly (Json | undefined)[], most: number): SummaryPart[] {
  const parts: SummaryPart[] = []
  for (const value of values) {
    parts.push(...summaryParts(value, most - parts.length))
    if (parts.length >= most) break
  }
  return parts.slice(0, most)
}

function isMadeUp(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)
}
