import { setImmediate } from 'node:timers/promises'
import type { ContentChange } from '@house-edge/content'
import type { AllDocumentTypes } from '../../documents.ts'
import { links } from '../../testing/site.ts'
import type { CallDatabase } from '../database-index.ts'
import { rowFormat } from '../entry-row.ts'
import type { DatabaseSite } from '../followed-database.ts'

export function article(uid: string, title: string): AllDocumentTypes {
  return { id: uid, uid, type: 'article', lang: 'en-gb', tags: [], data: { title } } as never
}

/** A database that keeps what it is given, as its functions do, until it is away. */
export function databaseOf(ref: string | null = null) {
  const kept = new Map<string, { digest: string }>()
  const calls: string[] = []
  // As a process of this release would have written it.
  const database = {
    ref: ref && `${rowFormat} ${ref}`,
    isAway: false,
    isBusy: false,
    time: 0,
    refused: undefined as string | undefined,
  }
  const call: CallDatabase = async (name, given) => {
    calls.push(name)
    if (database.isAway) throw new TypeError('away')
    if (name === 'search_forms') return []
    if (name === 'search_known') {
      const ids = given['of_ids'] as string[] | null
      const asked = [...kept].filter(([id]) => ids?.includes(id) ?? true)
      const documents = Object.fromEntries(asked.map(([id, { digest }]) => [id, digest]))
      return { ref: database.ref, size: kept.size, documents }
    }
    const time = Number(given['of_time'])
    if (time < database.time) return name === 'search_begin' ? 'newer' : false
    if (name === 'search_begin' && database.isBusy) return 'busy'
    database.time = time
    if (name === 'search_begin') return 'begun'
    if (name === 'search_put')
      for (const row of given['entries'] as { id: string; digest: string }[]) {
        if (row.id === database.refused) throw new TypeError(`${row.id} is refused`)
        kept.set(row.id, row)
      }
    if (name === 'search_drop') for (const id of given['ids'] as string[]) kept.delete(id)
    if (name === 'search_reach') database.ref = String(given['to_ref'])
    return true
  }
  return { database, call, calls, kept, ids: () => [...kept.keys()] }
}

/** A store of a version, and the publishes that change it. */
export function storeOf(first: string, ...documents: AllDocumentTypes[]) {
  const held = new Map(documents.map((document) => [document.id, document]))
  let tell: (change: ContentChange) => void = () => {}
  let read = 0
  const service = { isAway: false }
  const store: DatabaseSite['store'] = {
    client: {
      findById: async (id: string) => {
        read += 1
        if (service.isAway) throw new TypeError('no content')
        return held.get(id)
      },
    } as never,
    addresses: async () => [...held.values()].map(({ id, type }) => ({ id, type })) as never,
    state: { ref: first, namedAtMs: 1, copies: 1, documents: 1 } as never,
    onChange: (listener) => {
      tell = listener
      return () => {}
    },
  }
  const change = (changed: readonly AllDocumentTypes[], removed: readonly AllDocumentTypes[]): void => {
    for (const document of changed) held.set(document.id, document)
    for (const { id } of removed) held.delete(id)
    const previousRef = store.state.ref
    Object.assign(store.state, { ref: `${previousRef}+`, namedAtMs: store.state.namedAtMs! + 1 })
    tell({ ref: `${previousRef}+`, previousRef, changed, removed })
  }
  return {
    store,
    service,
    publish: (...changed: AllDocumentTypes[]) => change(changed, []),
    withdraw: (...removed: AllDocumentTypes[]) => change([], removed),
    readSoFar: () => read,
  }
}

export const siteOf = (
  store: DatabaseSite['store'],
  call: CallDatabase,
  failed: unknown[] = [],
): DatabaseSite => ({
  store,
  links,
  database: { source: 'here', call, report: ({ error }) => failed.push(error) },
})
export const atOnce = async (): Promise<void> => {}

/** Pauses from which the test wakes it, one after the other. */
export function pausesOf() {
  const asleep: { ms: number; wake: () => void }[] = []
  const wait = (ms: number): Promise<void> => new Promise((wake) => asleep.push({ ms, wake }))
  const wakeNext = async (): Promise<number> => {
    while (asleep.length === 0) await setImmediate()
    const { ms, wake } = asleep.shift()!
    wake()
    await setImmediate()
    return ms
  }
  return { wait, wakeNext }
}
