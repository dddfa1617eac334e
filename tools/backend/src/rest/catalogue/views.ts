import type { RelationRow } from './catalogue.ts'

/** What the columns of views were taken from. */
export interface Origins {
  /** The views that show all of these columns of a relation, each with the names the columns have there. */
  viewsOf(relation: number, columns: number[]): { view: number; columns: string[] }[]
  /** The columns of a relation's own primary key, or of the one that a view shows. */
  primaryKey(row: RelationRow): string[]
}

/** Follows the columns of every view down to the tables they come from. */
export function traceViews(rows: RelationRow[]): Origins {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const direct = new Map(rows.flatMap((row) => (row.tree === null ? [] : [[row.id, readTargets(row.tree)]])))
  const nameOf = (relation: number, column: number): string =>
    byId.get(relation)?.columns.find(({ number }) => number === column)?.name ?? ''

  /** Every column of a view, under each relation it can be traced to: the table, and views on the way. */
  const traced = [...direct].map(([view, targets]) => ({
    view,
    sources: targets.flatMap((target) =>
      follow(direct, target).map((source) => ({ ...source, column: target.column })),
    ),
  }))

  const viewsOf: Origins['viewsOf'] = (relation, columns) =>
    traced.flatMap(({ view, sources }) => {
      const shown = columns.map((column) =>
        sources.find((source) => source.table === relation && source.from === column),
      )
      return shown.every((source) => source !== undefined)
        ? [{ view, columns: shown.map((source) => nameOf(view, source.column)) }]
        : []
    })

  return {
    viewsOf,
    primaryKey: (row) => {
      if (!row.isView) return row.primaryKey.map((column) => nameOf(row.id, column))
      const keys = rows.filter(({ isView, primaryKey }) => !isView && primaryKey.length > 0)
      const shown = keys.map((table) =>
        viewsOf(table.id, table.primaryKey).find(({ view }) => view === row.id),
      )
      return shown.find((found) => found !== undefined)?.columns ?? []
    },
  }
}

interface Target {
  /** The column of the view. */
  column: number
  /** The relation it was taken from, and which of its columns. */
  table: number
  from: number
}

function follow(direct: Map<number, Target[]>, target: Target): { table: number; from: number }[] {
  const further = direct.get(target.table)?.find(({ column }) => column === target.from)
  const here = { table: target.table, from: target.from }
  return further ? [here, ...follow(direct, further)] : [here]
}

/** The list of columns stands at this depth of the tree, each column two further in. */
const listDepth = 2

/**
 * Reads from the tree that Postgres keeps of a view which column was taken, as it
 * is, from where. The tree has no other form than text; of subqueries, which have
 * lists of their own, nothing is read.
 */
function readTargets(tree: string): Target[] {
  const tokens = /\\.|[{}()]|:(targetList|resno|resorigtbl|resorigcol)(?: (\d+))?/gs
  const targets: Target[] = []
  let depth = 0
  let isInList = false
  let entry: Record<string, number> = {}
  for (const [token, name, value] of tree.matchAll(tokens)) {
    if (token === '{' || token === '(') depth += 1
    else if (token === '}' || token === ')') depth -= 1
    else if (name === 'targetList') isInList ||= depth === listDepth
    else if (isInList && name !== undefined && depth === listDepth + 2) entry[name] = Number(value)
    if (isInList && token === ')' && depth === listDepth) return targets
    if (!isInList || name !== 'resorigcol' || depth !== listDepth + 2) continue
    const { resno = 0, resorigtbl = 0, resorigcol = 0 } = entry
    if (resorigtbl > 0) targets.push({ column: resno, table: resorigtbl, from: resorigcol })
    entry = {}
  }
  return targets
}
