import { isTooDeep } from '@house-edge/double/json'
import { Cursor } from './cursor.ts'
import { readField, readName, readQuoted, type Field } from './field.ts'

/** What rows must satisfy. */
export type Condition = Test | Junction

export interface Test {
  kind: 'test'
  field: Field
  isNegated: boolean
  operator: string
  /** `eq(any)`, `like(all)`, or the language of a text search. */
  modifier?: string
  value: string | string[]
}

interface Junction {
  kind: 'and' | 'or'
  isNegated: boolean
  conditions: Condition[]
}

const plain = new Set(['neq', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj', 'isdistinct'])
const quantified = new Set(['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch'])
const textSearch = new Set(['fts', 'plfts', 'phfts', 'wfts'])
/**
 * What `is` can be compared with:
 * https://docs.postgrest.org/en/stable/references/api/tables_views.html#operators
 */
const isValue = /^(?:null|not_null|true|false|unknown)$/i

/**
 * How long a pattern, or the words of a search, may be: Postgres calls itself for
 * each part of them. A back reference takes time by the power of their number.
 */
const longest = { pattern: 1000, search: 3000 }
const backReference = /\\[1-9]/

type Operation = Omit<Test, 'kind' | 'field'>

/** Reads the value of a filter, `not.eq.1`; undefined when it is none. */
export function findOperation(text: string): Operation | undefined {
  const cursor = new Cursor(text, 'filter')
  try {
    const operation = readOperation(cursor, (rest) => rest.match(/.*/sy) ?? '')
    return cursor.isAtEnd ? operation : undefined
  } catch {
    return undefined
  }
}

/** @throws {RestError} `PGRST100` */
export function readFilter(text: string): Operation {
  const cursor = new Cursor(text, 'filter')
  const operation = readOperation(cursor, (rest) => rest.match(/.*/sy) ?? '')
  cursor.expectEnd()
  return operation
}

/** Reads the value of `and` and `or`: `(a.eq.1,or(b.is.null,not.and(…)))`. */
export function readJunction(kind: 'and' | 'or', isNegated: boolean, text: string): Junction {
  const cursor = new Cursor(text, 'logic tree')
  cursor.skipSpace()
  const conditions = cursor.nested(() => cursor.list(() => readCondition(cursor)))
  cursor.skipSpace()
  cursor.expectEnd()
  return { kind, isNegated, conditions }
}

function readCondition(cursor: Cursor): Condition {
  const start = cursor.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y)
  if (start !== undefined) {
    cursor.skipSpace()
    const conditions = cursor.nested(() => cursor.list(() => readCondition(cursor)))
    return { kind: start.endsWith('and') ? 'and' : 'or', isNegated: start.startsWith('not.'), conditions }
  }
  const field = readField(cursor)
  cursor.expect('.')
  return { kind: 'test', field, ...readOperation(cursor, readListedValue) }
}

function readOperation(cursor: Cursor, readValue: (cursor: Cursor) => string): Operation {
  const isNegated = cursor.take('not.')
  const operator = cursor.match(/[a-z]+/y) ?? ''
  if (operator === 'in') {
    cursor.expect('.')
    return { isNegated, operator, value: readList(cursor) }
  }
  const modifier = readModifier(cursor, operator)
  const isKnown =
    plain.has(operator) || quantified.has(operator) || textSearch.has(operator) || operator === 'is'
  if (!isKnown) throw cursor.fail('operator (eq, gt, ...)')
  cursor.expect('.')
  const value = readValue(cursor)
  if (operator === 'is' && !isValue.test(value)) {
    throw cursor.fail('isVal: (null, not_null, true, false, unknown)')
  }
  checkCost(cursor, operator, value)
  return { isNegated, operator, value, ...(modifier === undefined ? {} : { modifier }) }
}

function checkCost(cursor: Cursor, operator: string, value: string): void {
  const isPattern = operator.endsWith('match')
  if (isPattern && (value.length > longest.pattern || backReference.test(value))) {
    throw cursor.fail(`a pattern of at most ${longest.pattern} characters without back references`)
  }
  if (textSearch.has(operator) && value.length > longest.search) {
    throw cursor.fail(`at most ${longest.search} characters to search for`)
  }
  if (isTooDeep(value)) throw cursor.fail('a value that is not nested as deeply')
}

function readModifier(cursor: Cursor, operator: string): string | undefined {
  if (!cursor.take('(')) return undefined
  const modifier = cursor.match(quantified.has(operator) ? /any|all/y : /[\p{L}\p{N}_ $]+/uy)
  const isAllowed = quantified.has(operator) || textSearch.has(operator)
  if (modifier === undefined || !isAllowed) throw cursor.fail('operator (eq, gt, ...)')
  cursor.expect(')')
  return modifier.trim()
}

/** `(1,2,"a,b")`. */
function readList(cursor: Cursor): string[] {
  cursor.skipSpace()
  cursor.expect('(')
  const values: string[] = []
  do values.push(readElement(cursor))
  while (cursor.take(','))
  cursor.expect(')')
  cursor.skipSpace()
  return values
}

/** A value among others: quoted, or up to the next comma or parenthesis. */
function readElement(cursor: Cursor): string {
  const start = cursor.at
  const quoted = readQuoted(cursor)
  if (quoted !== undefined && (cursor.isAtEnd || /[,)]/.test(cursor.text[cursor.at] ?? ''))) return quoted
  cursor.at = start
  return cursor.match(/[^,)]*/y) ?? ''
}

/** As `readElement`, and an array literal keeps its commas. */
function readListedValue(cursor: Cursor): string {
  return cursor.match(/\{[^{}]*\}/y) ?? readElement(cursor)
}

/** The names before a filter, an order or a limit: which embedded relation it is for. */
export function readTreePath(key: string): { path: string[]; field: Field } {
  const cursor = new Cursor(key, 'tree path')
  const path: string[] = []
  for (;;) {
    const start = cursor.at
    const name = readName(cursor)
    if (!cursor.take('.')) {
      cursor.at = start
      const field = readField(cursor)
      cursor.expectEnd()
      return { path, field }
    }
    path.push(name)
  }
}
