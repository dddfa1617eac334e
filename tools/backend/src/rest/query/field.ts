import type { Cursor } from './cursor.ts'

/** A column, or a value inside a column of JSON. */
export interface Field {
  name: string
  path: JsonStep[]
}

export interface JsonStep {
  /** `->` gives JSON, `->>` text. */
  asText: boolean
  key: string
  isIndex: boolean
}

const identifier = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy
const jsonKey = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y
const jsonIndex = /-?\d+(?=->|::|[.,):]|$)/y

export function readField(cursor: Cursor): Field {
  return { name: readName(cursor), path: readPath(cursor) }
}

/** A name: bare, or in double quotes with anything in it. */
export function readName(cursor: Cursor): string {
  const name = readQuoted(cursor) ?? cursor.match(identifier)?.trim()
  if (name === undefined || name === '') throw cursor.fail('field name (* or [a..z0..9_$])')
  return name
}

/** A value in double quotes; a backslash stands before a quote or another backslash. */
export function readQuoted(cursor: Cursor): string | undefined {
  const quoted = cursor.match(/"(?:[^\\"]|\\.)*"/sy)
  return quoted?.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
}

/** Steps into a value, each of which is a call of Postgres's own. */
const mostSteps = 50

function readPath(cursor: Cursor): JsonStep[] {
  const steps: JsonStep[] = []
  while (cursor.peek('->')) {
    if (steps.length === mostSteps) throw cursor.fail(`at most ${mostSteps} steps`)
    const asText = cursor.take('->>') || !cursor.take('->')
    const index = cursor.match(jsonIndex)
    const key = index ?? readQuoted(cursor) ?? cursor.match(jsonKey)?.trim()
    if (key === undefined) throw cursor.fail('any non reserved character different from: .,>()')
    steps.push({ asText, key, isIndex: index !== undefined })
  }
  return steps
}
