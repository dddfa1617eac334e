import type { Channel } from '../channel/channel.ts'
import type { RealtimeService } from '../realtime-service.ts'
import { findVisibleColumns, isAskedFor, matchesFilter } from './judge-change.ts'
import { takeChange, type Change } from './read-change.ts'
import type { Subscription } from './subscription.ts'

/** Tells each subscriber of a committed change that it asked for and may see. */
export async function dispatchChange(realtime: RealtimeService, id: string): Promise<void> {
  const change = await realtime.database.transaction((tx) => takeChange(tx, id))
  if (!change) return
  for (const channel of realtime.hub.all()) {
    const asked = channel.subscriptions.filter((subscription) => isAskedFor(change, subscription))
    const matching = asked.length > 0 ? await listMatching(realtime, change, asked) : []
    const visible =
      matching.length > 0 ? await findVisibleColumns(realtime.database, change, channel.claims) : undefined
    if (visible) send(channel, change, matching, visible)
  }
}

function listMatching(
  realtime: RealtimeService,
  change: Change,
  asked: Subscription[],
): Promise<Subscription[]> {
  return realtime.database.transaction(async (tx) => {
    const matching: Subscription[] = []
    for (const subscription of asked) {
      if (await matchesFilter(tx, change, subscription.filter)) matching.push(subscription)
    }
    return matching
  })
}

/** Bindings that want other columns get a message of their own. */
function send(channel: Channel, change: Change, matching: Subscription[], visible: Set<string>): void {
  const groups = Map.groupBy(matching, ({ columns }) => columns?.join() ?? '')
  for (const group of groups.values()) {
    const wanted = group[0]?.columns
    const shown = wanted ? new Set([...visible].filter((name) => wanted.includes(name))) : visible
    channel.push('postgres_changes', { ids: group.map(({ id }) => id), data: describe(change, shown) })
  }
}

function describe(change: Change, shown: Set<string>): Record<string, unknown> {
  const record = change.record && pick(change.record, shown)
  const oldRecord = change.oldRecord && pick(change.oldRecord, shown)
  return {
    schema: change.schema,
    table: change.table,
    type: change.operation,
    commit_timestamp: new Date(change.commitTimestamp).toISOString(),
    columns: change.columns
      .filter(({ name }) => shown.has(name))
      .map(({ name, type }) => ({ name, type: shorten(type) })),
    ...(record ? { record } : {}),
    ...(oldRecord ? { old_record: oldRecord } : {}),
    errors: null,
  }
}

function pick(row: Record<string, unknown>, names: Set<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))
}

/** The client converts values by the names of `pg_type`, not by the words of SQL. */
const typeNames: Record<string, string> = {
  bigint: 'int8',
  integer: 'int4',
  smallint: 'int2',
  boolean: 'bool',
  'double precision': 'float8',
  real: 'float4',
  'character varying': 'varchar',
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
}

function shorten(type: string): string {
  return type.endsWith('[]') ? `_${shorten(type.slice(0, -2))}` : (typeNames[type] ?? type)
}
