import { RestError } from '../rest-error.ts'
import type { Relation } from './catalogue.ts'
import type { Key } from './keys.ts'
import { exposedSchema } from './queries.ts'
import { mostSimilar } from './similar.ts'

/** A way from one relation to another. */
export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship

interface Ends {
  source: Relation
  target: Relation
  isToOne: boolean
}

interface KeyRelationship extends Ends {
  kind: 'one-to-many' | 'many-to-one' | 'one-to-one'
  constraint: string
  /** Columns of the source and of the target that are equal. */
  columns: [string, string][]
}

export interface JunctionRelationship extends Ends {
  kind: 'many-to-many'
  junction: Relation
  /** The key from the junction to the source, and the one to the target. */
  toSource: Key
  toTarget: Key
}

/** By a function that takes a row and returns rows. */
interface ComputedRelationship extends Ends {
  kind: 'computed'
  name: string
}

type Computed = Omit<ComputedRelationship, 'kind'>

/** Keys lead both ways, tables in between join two others, and functions go before both. */
export function deriveRelationships(keys: Key[], computed: Computed[]): Relationship[] {
  const overridden = new Set(computed.map(({ source, name }) => `${source.id} ${name}`))
  const found = [...keys.flatMap(bothWays), ...keys.flatMap((key) => throughJunctions(key, keys))]
  return [
    ...found.filter(({ source, target }) => !overridden.has(`${source.id} ${target.name}`)),
    ...computed.map((one): ComputedRelationship => ({ ...one, kind: 'computed' })),
  ]
}

function bothWays({ constraint, source, target, columns, isUnique }: Key): KeyRelationship[] {
  const back = columns.map(([own, other]): [string, string] => [other, own])
  return [
    { kind: isUnique ? 'one-to-one' : 'many-to-one', isToOne: true, constraint, source, target, columns },
    {
      kind: isUnique ? 'one-to-one' : 'one-to-many',
      isToOne: isUnique,
      constraint,
      source: target,
      target: source,
      columns: back,
    },
  ]
}

/** A table joins two others when its primary key holds both of its keys to them. */
function throughJunctions(toSource: Key, keys: Key[]): JunctionRelationship[] {
  const junction = toSource.source
  const holds = (key: Key): boolean => key.columns.every(([column]) => junction.primaryKey.includes(column))
  // A unique key would make it a relationship to one, which needs no table in between.
  if (toSource.isUnique || !holds(toSource)) return []
  return keys
    .filter(
      (key) =>
        key.source === junction && key.constraint !== toSource.constraint && !key.isUnique && holds(key),
    )
    .map((toTarget) => ({
      kind: 'many-to-many',
      isToOne: false,
      source: toSource.target,
      target: toTarget.target,
      junction,
      toSource,
      toTarget,
    }))
}

/**
 * The relationship that a request means by `target!hint`.
 *
 * @throws {RestError} `PGRST200` when there is none, `PGRST201` when there are several.
 */
export function getRelationship(
  all: Relationship[],
  source: Relation,
  target: string,
  hint: string | undefined,
): Relationship {
  const own = all.filter((one) => one.source === source)
  const [found, ...others] = own.filter((one) => isMeant(one, target, hint))
  if (!found) throw unrelated(all, own, source.name, target, hint)
  if (others.length > 0)
    throw ambiguous([found, ...others] as Exclude<Relationship, ComputedRelationship>[], source.name, target)
  return found
}

/** https://docs.postgrest.org/en/stable/references/api/resource_embedding.html */
function isMeant(one: Relationship, target: string, hint: string | undefined): boolean {
  if (one.kind === 'computed') return one.name === target
  if (one.source === one.target) return isMeantOfItself(one, target, hint)
  const [own, other] = singleColumns(one)
  if (hint === undefined) {
    const isByKey = 'constraint' in one && (one.constraint === target || own === target)
    return one.target.name === target || (isByKey && !one.target.isView)
  }
  if (one.target.name !== target) return false
  return one.kind === 'many-to-many'
    ? one.junction.name === hint
    : one.constraint === hint || own === hint || other === hint
}

/** Of a table that refers to itself: its name means the rows that refer to one, the column's name the row referred to. */
function isMeantOfItself(
  one: Exclude<Relationship, ComputedRelationship>,
  target: string,
  hint: string | undefined,
): boolean {
  const [own, other] = singleColumns(one)
  if (hint !== undefined) return one.target.name === target && one.kind === 'one-to-many' && other === hint
  return (
    (one.target.name === target && one.kind === 'one-to-many') ||
    (one.kind === 'many-to-one' && own === target)
  )
}

/** The columns of a key that has one each. */
function singleColumns(one: Exclude<Relationship, ComputedRelationship>): [string?, string?] {
  return 'columns' in one && one.columns.length === 1 ? (one.columns[0] ?? []) : []
}

function unrelated(
  all: Relationship[],
  own: Relationship[],
  source: string,
  target: string,
  hint: string | undefined,
): RestError {
  const using = hint === undefined ? '' : `' using the hint '${hint}`
  const targets = own.map((one) => one.target.name)
  const sources = all.map((one) => one.source.name)
  const [wrong, candidates] = own.length > 0 ? [target, targets] : [source, sources]
  // The hint of PostgREST's own message, which developers read in the console.
  const similar = candidates.includes(wrong) ? undefined : mostSimilar(wrong, candidates, 0.33)
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${source}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${source}' and '${target}${using}' in the schema '${exposedSchema}', but no matches were found.`,
      hint: similar && `Perhaps you meant '${similar}' instead of '${wrong}'.`,
    },
  )
}

/** The order of PostgREST's own message. */
const kindsInOrder = ['one-to-many', 'many-to-one', 'one-to-one', 'many-to-many']

function ambiguous(
  found: Exclude<Relationship, ComputedRelationship>[],
  source: string,
  target: string,
): RestError {
  const sorted = found.sort(
    (a, b) =>
      kindsInOrder.indexOf(a.kind) - kindsInOrder.indexOf(b.kind) || (describe(a) < describe(b) ? -1 : 1),
  )
  const hints = sorted.map(
    (one) => `'${one.target.name}!${'junction' in one ? one.junction.name : one.constraint}'`,
  )
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${source}' and '${target}'`,
    {
      details: sorted.map((one) => ({
        cardinality: one.kind,
        embedding: `${one.source.name} with ${one.target.name}`,
        relationship: describe(one),
      })),
      hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  )
}

function describe(one: Exclude<Relationship, ComputedRelationship>): string {
  const list = (columns: string[]): string => `(${columns.join(', ')})`
  if (one.kind === 'many-to-many') {
    const { junction, toSource, toTarget } = one
    const named = (key: Key): string => `${key.constraint}${list(key.columns.map(([own]) => own))}`
    return `${junction.name} using ${named(toSource)} and ${named(toTarget)}`
  }
  const { constraint, source, target, columns } = one
  return `${constraint} using ${source.name}${list(columns.map(([own]) => own))} and ${target.name}${list(columns.map(([, other]) => other))}`
}
