import type { Database } from '../../database/database.ts'
import { RestError } from '../rest-error.ts'
import { findKeys } from './keys.ts'
import { exposedSchema, keysQuery, relationsQuery, routinesQuery } from './queries.ts'
import { deriveRelationships, type Relationship } from './relationships.ts'
import { mostSimilar } from './similar.ts'
import { traceViews } from './views.ts'

export interface Column {
  /** Its place in the relation, as keys name it. */
  number: number
  name: string
  /** As written in SQL, with its length. */
  type: string
  /** What a domain is made of; otherwise the type itself. */
  baseType: string
  default: string | null
}

/** A table or a view. Known by its id: names repeat in other schemas. */
export interface Relation {
  id: number
  schema: string
  name: string
  isView: boolean
  columns: Map<string, Column>
  primaryKey: string[]
}

export interface Routine {
  name: string
  parameters: Parameter[]
  isReadOnly: boolean
  isSet: boolean
  isComposite: boolean
  isVoid: boolean
  /** The relation whose rows it returns. */
  returns: Relation | undefined
}

export interface Parameter {
  name: string
  type: string
  isRequired: boolean
  isVariadic: boolean
}

/** What of the database is exposed, and how it hangs together. */
export interface Catalogue {
  relations: Map<string, Relation>
  relationships: Relationship[]
  routines: Routine[]
}

/** A row of the catalogue's own query. */
export interface RelationRow extends Omit<Relation, 'columns' | 'primaryKey'> {
  columns: Column[]
  primaryKey: number[]
  rowType: number
  tree: string | null
}

export interface KeyRow {
  name: string
  source: number
  target: number
  sourceColumns: number[]
  targetColumns: number[]
  isUnique: boolean
}

interface RoutineRow extends Omit<Routine, 'returns'> {
  isOneRow: boolean
  returnType: number
  onlyArgument: number | null
}

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const rows = await database.transaction(async (tx) => ({
    relations: (await tx.query<RelationRow>(relationsQuery)).rows,
    keys: (await tx.query<KeyRow>(keysQuery)).rows,
    routines: (await tx.query<RoutineRow>(routinesQuery)).rows,
  }))
  const origins = traceViews(rows.relations)
  const byId = new Map(rows.relations.map((row) => [row.id, toRelation(row, origins.primaryKey(row))]))
  const byRowType = new Map(rows.relations.map((row) => [row.rowType, byId.get(row.id)]))
  const relations = [...byId.values()].filter(({ schema }) => schema === exposedSchema)
  const routines = rows.routines.map(({ returnType, ...row }) => ({
    ...row,
    returns: byRowType.get(returnType),
  }))
  const computed = rows.routines.flatMap((row) => {
    const source = byRowType.get(row.onlyArgument ?? 0)
    const target = byRowType.get(row.returnType)
    return source && target ? [{ name: row.name, source, target, isToOne: !row.isSet || row.isOneRow }] : []
  })
  return {
    relations: new Map(relations.map((relation) => [relation.name, relation])),
    relationships: deriveRelationships(findKeys(rows.keys, byId, origins), computed).filter(
      ({ source, target }) => source.schema === exposedSchema && target.schema === exposedSchema,
    ),
    routines: routines.filter(isCallable),
  }
}

function toRelation(row: RelationRow, primaryKey: string[]): Relation {
  const { id, schema, name, isView } = row
  return {
    id,
    schema,
    name,
    isView,
    columns: new Map(row.columns.map((column) => [column.name, column])),
    primaryKey,
  }
}

const wholeBodyTypes = new Set(['bytea', 'json', 'jsonb', 'text', 'xml'])

function isCallable({ parameters }: Routine): boolean {
  const unnamed = parameters.filter(({ name }) => name === '')
  return unnamed.length === 0 || (parameters.length === 1 && wholeBodyTypes.has(parameters[0]?.type ?? ''))
}

/** @throws {RestError} `PGRST205` with the nearest name there is. */
export function getRelation({ relations }: Catalogue, name: string): Relation {
  const relation = relations.get(name)
  if (relation) return relation
  const similar = mostSimilar(name, relations.keys())
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table '${exposedSchema}.${name}' in the schema cache`,
    {
      hint: similar && `Perhaps you meant the table '${exposedSchema}.${similar}'`,
    },
  )
}
