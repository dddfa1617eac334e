import { RestError } from '../rest-error.ts'
import { Cursor } from './cursor.ts'
import { readField, readName, type Field } from './field.ts'

export type SelectItem = SelectColumn | SelectRelation

export interface SelectColumn extends Field {
  kind: 'column'
  alias?: string
  cast?: string
}

export interface SelectRelation {
  kind: 'relation'
  name: string
  alias?: string
  /** Which relationship, when there are several. */
  hint?: string
  /** Rows without such a relation are left out. */
  isInner: boolean
  /** Its columns stand beside those of its parent. */
  isSpread: boolean
  items: SelectItem[]
}

/** Embedded relations of one request. Each is a join, and planning them takes time by more than their number. */
const mostRelations = 50

/** Reads `select`: `id,alias:data->>key::text,owner:users!hint!inner(name)`. */
export function readSelect(text: string): SelectItem[] {
  if (text.trim() === '') return []
  const cursor = new Cursor(text, 'select parameter')
  const items = cursor.list(() => readItem(cursor))
  cursor.expectEnd()
  if (countRelations(items) > mostRelations) throw cursor.fail(`at most ${mostRelations} embedded relations`)
  return items
}

function readItem(cursor: Cursor): SelectItem {
  if (cursor.take('...')) return readRelation(cursor, { isSpread: true })
  if (cursor.take('*')) return { kind: 'column', name: '*', path: [] }
  const alias = readAlias(cursor)
  const start = cursor.at
  if (cursor.match(/count\(\)/y)) throw aggregatesNotAllowed()
  readName(cursor)
  const isRelation = cursor.peek('(') || cursor.peek('!')
  cursor.at = start
  const labelled = alias === undefined ? {} : { alias }
  return isRelation
    ? readRelation(cursor, { isSpread: false, ...labelled })
    : { ...readColumn(cursor), ...labelled }
}

/** A name before a colon, unless it is the first of the two of a cast. */
function readAlias(cursor: Cursor): string | undefined {
  const start = cursor.at
  const name = readName(cursor)
  if (!cursor.peek('::') && cursor.take(':')) return name
  cursor.at = start
  return undefined
}

function readColumn(cursor: Cursor): SelectColumn {
  const field = readField(cursor)
  const cast = cursor.take('::') ? cursor.match(/[\p{L}\p{N}_ $]+/uy)?.trim() : undefined
  if (cursor.match(/\.(?:sum|avg|count|max|min)\(\)/y)) throw aggregatesNotAllowed()
  if (!cursor.isAtEnd && !/[ \t,)]/.test(cursor.text[cursor.at] ?? ''))
    throw cursor.fail('"->", "::", "," or ")"')
  return { kind: 'column', ...field, ...(cast === undefined ? {} : { cast }) }
}

function readRelation(cursor: Cursor, start: { isSpread: boolean; alias?: string }): SelectRelation {
  const name = readName(cursor)
  const relation: SelectRelation = { kind: 'relation', name, isInner: false, ...start, items: [] }
  for (let parameter = 0; parameter < 2 && cursor.take('!'); parameter += 1) {
    const value = readName(cursor)
    if (value === 'inner') relation.isInner = true
    else if (value !== 'left') relation.hint = value
  }
  relation.items = cursor.nested(() => {
    cursor.skipSpace()
    return cursor.peek(')') ? [] : cursor.list(() => readItem(cursor))
  })
  return relation
}

function countRelations(items: SelectItem[]): number {
  const relations = items.filter((item) => item.kind === 'relation')
  return relations.reduce((sum, { items: inner }) => sum + countRelations(inner), relations.length)
}

/** As a hosted project answers until its owner switches them on. */
function aggregatesNotAllowed(): RestError {
  return new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
}
