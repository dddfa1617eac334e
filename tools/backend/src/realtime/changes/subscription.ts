/** What one `postgres_changes` binding of a client asks for. */
export interface Subscription {
  id: number
  event: string
  schema: string
  table: string | undefined
  filter: Filter | undefined
  /** The columns wanted; all of them unless given. */
  columns: string[] | undefined
  /** As the client wrote it, to be sent back. */
  asked: Record<string, unknown>
}

export interface Filter {
  column: string
  operator: string
  value: string
}

const operators = new Set(['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'])
let lastId = 0

export function readSubscription(asked: Record<string, unknown>): Subscription {
  lastId += 1
  const select = asked['select']
  return {
    id: lastId,
    event: text(asked['event']) ?? '*',
    schema: text(asked['schema']) ?? 'public',
    table: text(asked['table']),
    filter: readFilter(text(asked['filter'])),
    columns: Array.isArray(select)
      ? select.filter((column): column is string => typeof column === 'string')
      : undefined,
    asked,
  }
}

/** `body=eq.hello`. A filter that cannot be read matches nothing rather than everything. */
function readFilter(expression: string | undefined): Filter | undefined {
  if (expression === undefined) return undefined
  const match = /^([^=]+)=([a-z]+)\.([\s\S]*)$/.exec(expression)
  const [, column = '', operator = '', value = ''] = match ?? []
  return operators.has(operator) ? { column, operator, value } : { column: '', operator: 'none', value: '' }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
