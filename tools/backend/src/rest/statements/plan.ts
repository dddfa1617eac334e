import type { Relation, Routine } from '../catalogue/catalogue.ts'
import { countStatement, nameOf, readStatement, rowsAs, type Source } from './read.ts'
import type { ReadPlan } from './read-plan.ts'
import { ident, raw, sql, type Sql } from './sql.ts'

/** A request as statements. */
export interface Plan {
  kind: 'read' | 'insert' | 'update' | 'delete' | 'call'
  relation?: Relation | undefined
  routine?: Routine
  /** Writes, or calls; the rows are then read from what comes of it. */
  source?: Sql
  rows: Sql
  /** As many rows as there are without a limit. */
  count: Sql
  /** The database must refuse to write. */
  isReadOnly: boolean
  /** Rows that were there already were dealt with as asked. */
  hasResolvedConflicts?: boolean
}

/** Rows in one answer at most, as hosted. */
export const maxRows = 1000

/** Everything that is written or returned is read through this name. */
export const sourceName = 'rest_source'

export function reading(plan: ReadPlan, source: Source): Pick<Plan, 'rows' | 'count'> {
  return { rows: readStatement(plan, source), count: countStatement(plan, source) }
}

export function fromRelation(relation: Relation): Source {
  const name = nameOf(relation)
  return { from: name, rows: { name, row: ident(relation.name), relation } }
}

/** Written rows keep the name of their table, so that embedded relations can refer to them. */
export function fromSource(name: string, relation: Relation | undefined): Source {
  const rows = rowsAs(name, relation)
  return { from: sql`${raw(sourceName)} as ${rows.name}`, rows }
}
