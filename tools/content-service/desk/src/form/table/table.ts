import { objectAt, objectsAt } from '../../../../src/json/json.ts'
import type { JsonObject } from '../../../../src/json/json.ts'

/** A row of a table, of its head or its body. */
interface TableRow {
  row: JsonObject
  isHead: boolean
}

/** The rows of a table, the head first. */
export function rowsOf(table: JsonObject): TableRow[] {
  return [
    ...objectsAt(objectAt(table, 'head'), 'rows').map((row) => ({ row, isHead: true })),
    ...objectsAt(objectAt(table, 'body'), 'rows').map((row) => ({ row, isHead: false })),
  ]
}

/** The table of some rows; `undefined` for none. A head alone is no table, so it becomes the body. */
export function tableOf(rows: readonly TableRow[]): JsonObject | undefined {
  if (rows.length === 0) return undefined
  const hasBody = rows.some(({ isHead }) => !isHead)
  const head = rows.filter(({ isHead }) => isHead && hasBody).map(({ row }) => typed(row, 'header'))
  const body = rows.filter(({ isHead }) => !isHead || !hasBody).map(({ row }) => typed(row, 'data'))
  return { ...(head.length > 0 ? { head: { rows: head } } : {}), body: { rows: body } }
}

/** The cells of a row. */
export function cellsOf(row: JsonObject): JsonObject[] {
  return objectsAt(row, 'cells')
}

/** An empty table with a head. */
export function newTable(rowCount: number, columnCount: number): JsonObject {
  const rows = Array.from({ length: rowCount }, (_, index) => ({
    row: newRow(columnCount),
    isHead: index === 0,
  }))
  return tableOf(rows) ?? {}
}

/** The rows with an empty one more, which is never a head. */
export function withRow(rows: readonly TableRow[], at: number, columnCount: number): TableRow[] {
  return rows.toSpliced(at, 0, { row: newRow(columnCount), isHead: false })
}

/** The rows without one. */
export function withoutRow(rows: readonly TableRow[], at: number): TableRow[] {
  return rows.toSpliced(at, 1)
}

/** The rows with an empty cell more in each. */
export function withColumn(rows: readonly TableRow[], at: number): TableRow[] {
  return rows.map(({ row, isHead }) => ({
    row: { ...row, cells: cellsOf(row).toSpliced(at, 0, newCell()) },
    isHead,
  }))
}

/** The rows with a cell less in each. */
export function withoutColumn(rows: readonly TableRow[], at: number): TableRow[] {
  return rows.map(({ row, isHead }) => ({ row: { ...row, cells: cellsOf(row).toSpliced(at, 1) }, isHead }))
}

function newRow(columnCount: number): JsonObject {
  return { key: crypto.randomUUID(), cells: Array.from({ length: columnCount }, newCell) }
}

function newCell(): JsonObject {
  return { key: crypto.randomUUID(), type: 'data', content: [] }
}

function typed(row: JsonObject, type: 'header' | 'data'): JsonObject {
  return { ...row, cells: cellsOf(row).map((cell) => ({ ...cell, type })) }
}
