import { invalidParameter } from '../errors/wire-error.ts'
import type { FieldSelection } from '../models/model.ts'

const usualPageSize = 20
const largestPageSize = 100

/** A part of a list. */
export interface Page {
  /** Counted from 1. */
  page: number
  pageSize: number
}

/** Reads `page` and `pageSize`; the size is held between 1 and 100. @throws {WireError} 400 when one is not a number. */
export function parsePage(query: URLSearchParams): Page {
  return {
    page: Math.max(1, wholeNumber(query, 'page') ?? 1),
    pageSize: Math.min(largestPageSize, Math.max(1, wholeNumber(query, 'pageSize') ?? usualPageSize)),
  }
}

/** Reads `author.name, author.links.url`, brackets optional, as fields by type. */
export function parseFields(text: string | null): Map<string, FieldSelection[]> {
  const byType = new Map<string, FieldSelection[]>()
  const names = (text ?? '')
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  for (const name of names) {
    const [type = '', ...path] = name.replace(/^my\./, '').split('.')
    if (path.length === 0) throw invalidParameter(`'${name}' is not a field: write type.field`)
    byType.set(type, [...(byType.get(type) ?? []), selectionOf(path)])
  }
  return byType
}

function selectionOf(path: readonly string[]): FieldSelection {
  const [innermost = '', ...around] = path.toReversed()
  return around.reduce<FieldSelection>((within, id) => ({ id, fields: [within] }), innermost)
}

function wholeNumber(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  if (Number.isInteger(value)) return value
  throw invalidParameter(`${name} must be a whole number, not '${text}'`)
}
