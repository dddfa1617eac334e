import { Cursor } from './cursor.ts'
import { readField, readName, type Field } from './field.ts'

export interface OrderTerm {
  field: Field
  /** An embedded relation to one row, whose field it is. */
  relation?: string
  direction: '' | 'asc' | 'desc'
  nulls: '' | 'nulls first' | 'nulls last'
}

/** Reads `order`: `name.desc.nullslast,owner(age)`. */
export function readOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, 'order')
  const terms = cursor.list(() => readTerm(cursor))
  cursor.expectEnd()
  return terms
}

function readTerm(cursor: Cursor): OrderTerm {
  const start = cursor.at
  const relation = readName(cursor)
  const isRelated = cursor.peek('(')
  if (!isRelated) cursor.at = start
  const field = isRelated ? cursor.nested(() => readField(cursor)) : readField(cursor)
  const direction = cursor.match(/\.(?:asc|desc)(?![^.,])/y)?.slice(1) ?? ''
  const nulls = cursor.match(/\.nulls(?:first|last)(?![^,])/y)?.replace('.nulls', 'nulls ') ?? ''
  if (!cursor.isAtEnd && !cursor.peek(',') && !cursor.peek(' ')) throw cursor.fail('"," or end of input')
  return { field, ...(isRelated ? { relation } : {}), direction, nulls } as OrderTerm
}
