import type { Relation } from '../catalogue/catalogue.ts'
import type { Condition, Test } from '../query/condition.ts'
import type { Field, JsonStep } from '../query/field.ts'
import { ident, join, raw, sql, type Sql } from './sql.ts'

/** Rows under a name: whose columns are meant. */
export interface Rows {
  /** Before a column. */
  name: Sql
  /** A row as a whole, which is named without its schema. */
  row: Sql
  /** Where their columns are described, when they are rows of a relation. */
  relation: Relation | undefined
}

const operators: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
  isdistinct: 'is distinct from',
}

const textSearch: Record<string, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

/** @param writeTest Writes a single test; `test` unless it means something else where it stands. */
export function condition(rows: Rows, wanted: Condition, writeTest = test): Sql {
  if (wanted.kind === 'test') return writeTest(rows, wanted)
  const parts = wanted.conditions.map((part) => condition(rows, part, writeTest))
  return sql`${raw(wanted.isNegated ? 'not ' : '')}(${join(parts, ` ${wanted.kind} `)})`
}

export function test(rows: Rows, wanted: Test): Sql {
  return sql`${raw(wanted.isNegated ? 'not ' : '')}${comparison(rows, wanted)}`
}

function comparison(rows: Rows, { field, operator, modifier, value }: Test): Sql {
  const column = fieldOf(rows, field)
  if (typeof value !== 'string') return sql`${column} = any (${listLiteral(value)})`
  if (operator === 'is') return sql`${column} is ${raw(value.toLowerCase().replace('_', ' '))}`
  if (textSearch[operator]) {
    const language = modifier === undefined ? raw('') : sql`${modifier}, `
    const words = typeOf(rows, field) === 'tsvector' ? column : sql`to_tsvector(${language}${column})`
    return sql`${words} @@ ${raw(textSearch[operator])}(${language}${value})`
  }
  const text = operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value
  const operand = modifier === undefined ? sql`${text}` : sql`${raw(modifier)} (${text})`
  return sql`${column} ${raw(operators[operator] ?? '=')} ${operand}`
}

/** An array in Postgres's own writing, whose type it finds out from what it is compared with. */
function listLiteral(values: string[]): string {
  if (values.length === 1 && values[0] === '') return '{}'
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

export function fieldOf(rows: Rows, field: Field): Sql {
  const column = sql`${rows.name}.${field.name === '*' ? raw('*') : ident(field.name)}`
  if (field.path.length === 0) return column
  const isJson = ['json', 'jsonb'].includes(typeOf(rows, { ...field, path: [] }) ?? '')
  return join([isJson ? column : sql`to_jsonb(${column})`, ...field.path.map(step)], '')
}

function step({ asText, key, isIndex }: JsonStep): Sql {
  const operator = raw(asText ? '->>' : '->')
  return isIndex ? sql`${operator}${Number(key)}::int` : sql`${operator}${key}::text`
}

function typeOf({ relation }: Rows, { name, path }: Field): string | undefined {
  return path.length === 0 ? relation?.columns.get(name)?.baseType : undefined
}
