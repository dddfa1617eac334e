import type { KeyRow, Relation } from './catalogue.ts'
import type { Origins } from './views.ts'

/** A foreign key between two relations, as tables have it or as views show it. */
export interface Key {
  constraint: string
  source: Relation
  target: Relation
  /** Columns of the source, each with the one it refers to. */
  columns: [string, string][]
  /** No two rows refer to the same one. */
  isUnique: boolean
}

/** The keys of tables, and again for every view that shows all columns of one of their ends. */
export function findKeys(rows: KeyRow[], relations: Map<number, Relation>, origins: Origins): Key[] {
  return rows.flatMap((row) => {
    const sources = findEnds(row.source, row.sourceColumns, relations, origins)
    const targets = findEnds(row.target, row.targetColumns, relations, origins)
    return sources.flatMap((source) =>
      targets.map((target): Key => ({
        constraint: row.name,
        source: source.relation,
        target: target.relation,
        columns: source.columns.map((column, at) => [column, target.columns[at] ?? '']),
        isUnique: row.isUnique,
      })),
    )
  })
}

function findEnds(
  id: number,
  columns: number[],
  relations: Map<number, Relation>,
  origins: Origins,
): { relation: Relation; columns: string[] }[] {
  const table = relations.get(id)
  if (!table) return []
  const names = columns.map(
    (number) => [...table.columns.values()].find((column) => column.number === number)?.name ?? '',
  )
  const views = origins.viewsOf(id, columns).flatMap(({ view, columns: shown }) => {
    const relation = relations.get(view)
    return relation ? [{ relation, columns: shown }] : []
  })
  return [{ relation: table, columns: names }, ...views]
}
