import type { Field, Relation, Schema, SqlFunction } from './read-schema.ts'

const numbers = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])
const texts = new Set([
  'bpchar',
  'bytea',
  'citext',
  'date',
  'inet',
  'interval',
  'text',
  'time',
  'timetz',
  'timestamp',
  'timestamptz',
  'uuid',
  'varchar',
])

/**
 * The schema as a TypeScript module, in the shape that the vendor's clients take
 * as their type argument and that `supabase gen types` writes.
 *
 * @param banner A comment that goes before everything.
 */
export function writeTypes(schema: Schema, banner: string): string {
  const tables = schema.relations.filter(({ isView }) => !isView)
  const views = schema.relations.filter(({ isView }) => isView)
  const contents = {
    Tables: tables.map((table) => describeTable(table, schema)),
    Views: views.map((view) => describeView(view, schema)),
    Functions: schema.functions.map((one) => describeFunction(one, schema)),
    Enums: schema.enums.map(({ name, labels }) => `${key(name)}: ${labels.map(quote).join(' | ')}`),
    CompositeTypes: [],
  }
  const parts = Object.entries(contents).map(([name, lines]) => `${name}: ${block(lines)}`)
  return `${banner}
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database ${block([`public: ${block(parts)}`])}
`
}

function describeTable(table: Relation, schema: Schema): string {
  return `${key(table.name)}: ${block([
    `Row: ${block(table.columns.map((column) => field(column, schema, 'read')))}`,
    `Insert: ${block(table.columns.map((column) => field(column, schema, 'insert')))}`,
    `Update: ${block(table.columns.map((column) => field(column, schema, 'update')))}`,
    relationshipsOf(table),
  ])}`
}

function describeView(view: Relation, schema: Schema): string {
  const columns = view.columns.map((column) => field({ ...column, isNullable: true }, schema, 'read'))
  return `${key(view.name)}: ${block([`Row: ${block(columns)}`, relationshipsOf(view)])}`
}

function relationshipsOf({ relationships }: Relation): string {
  if (relationships.length === 0) return 'Relationships: []'
  const list = relationships.map((one) =>
    block([
      `foreignKeyName: ${quote(one.foreignKeyName)}`,
      `columns: [${one.columns.map(quote).join(', ')}]`,
      `isOneToOne: ${one.isOneToOne}`,
      `referencedRelation: ${quote(one.referencedRelation)}`,
      `referencedColumns: [${one.referencedColumns.map(quote).join(', ')}]`,
    ]),
  )
  return `Relationships: [${list.join(', ')}]`
}

function describeFunction(one: SqlFunction, schema: Schema): string {
  const args =
    one.args.length === 0
      ? 'Record<PropertyKey, never>'
      : block(one.args.map((arg) => field(arg, schema, 'argument')))
  const row = Array.isArray(one.returns)
    ? block(one.returns.map((column) => field(column, schema, 'read')))
    : typeOf(one.returns, schema)
  return `${key(one.name)}: ${block([`Args: ${args}`, `Returns: ${one.isSet ? `${row}[]` : row}`])}`
}

type Use = 'read' | 'insert' | 'update' | 'argument'

function field(column: Field, schema: Schema, use: Use): string {
  if (column.isGenerated && (use === 'insert' || use === 'update')) return `${key(column.name)}?: never`
  const isOptional = use === 'update' || (use !== 'read' && column.isOptional)
  const type = typeOf(column.type, schema) + (column.isNullable ? ' | null' : '')
  return `${key(column.name)}${isOptional ? '?' : ''}: ${type}`
}

function typeOf(name: string, schema: Schema): string {
  if (name.startsWith('_')) return `${typeOf(name.slice(1), schema)}[]`
  if (name === 'bool') return 'boolean'
  if (numbers.has(name)) return 'number'
  if (texts.has(name)) return 'string'
  if (name === 'json' || name === 'jsonb') return 'Json'
  if (name === 'void') return 'undefined'
  if (schema.enums.some((one) => one.name === name)) return `Database['public']['Enums'][${quote(name)}]`
  if (schema.relations.some((one) => one.name === name)) {
    return `Database['public']['Tables'][${quote(name)}]['Row']`
  }
  return 'unknown'
}

function block(lines: readonly string[]): string {
  if (lines.length === 0) return 'Record<never, never>'
  return `{\n${lines.map((line) => indent(line)).join('\n')}\n}`
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
