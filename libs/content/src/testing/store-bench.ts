import type { PrismicDocument } from '@prismicio/client'
import type { ContentClientOptions } from '../client/client-options.ts'
import { createContentClient } from '../client/create-client.ts'
import type { ContentEvent } from '../http/events.ts'
import type { ContentStore, SnapshotStorage } from '../store/content-store.ts'
import { createContentStore } from '../store/create-store.ts'
import { buildDocument } from './build-document.ts'
import { memoryService, type MemoryService } from './memory-service.ts'

/** The start of a day in January 2026, as the service writes it. */
export const day = (n: number): string => `2026-01-${String(n).padStart(2, '0')}T00:00:00+0000`

export function article(uid: string, parts: Partial<PrismicDocument> = {}): PrismicDocument {
  return buildDocument({ type: 'article', uid, ...parts })
}

/** Lets the list be confirmed once, some time after it was read. */
export async function settle({ store, clock }: Bench): Promise<void> {
  await store.lookup('article', 'nothing')
  clock.nowMs += 6_000
  await store.lookup('article', 'nothing')
}

export interface Bench {
  store: ContentStore
  service: MemoryService
  events: ContentEvent[]
  clock: { nowMs: number }
  /** How many requests `work` makes. */
  count: (work: () => Promise<unknown>) => Promise<number>
}

export function benchWith(
  documents: PrismicDocument[],
  options: Pick<ContentClientOptions, 'mode'> & {
    storage?: SnapshotStorage
    service?: MemoryService
    maxDisappearance?: number
    maxCopiesSize?: number
    outlines?: Record<string, string[]>
  } = {},
): Bench {
  const service = options.service ?? memoryService(documents)
  const events: ContentEvent[] = []
  const clock = { nowMs: Date.UTC(2026, 5, 1) }
  const client = createContentClient({
    repositoryName: 'test',
    fetch: service.fetch,
    mode: options.mode,
    now: () => clock.nowMs,
    random: () => 0,
    // Time passes only when the test waits, and no timer rings.
    sleep: async (ms) => void (clock.nowMs += ms),
    startTimer: () => () => {},
    onEvent: (event) => events.push(event),
    warn: () => {},
  })
  const store = createContentStore({
    client,
    storage: options.storage,
    maxDisappearance: options.maxDisappearance,
    maxCopiesSize: options.maxCopiesSize,
    outlines: options.outlines,
    pause: () => new Promise(() => {}),
  })
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    const before = service.requests.length
    await work()
    return service.requests.length - before
  }
  return { store, service, events, clock, count }
}

export function memoryStorage(): SnapshotStorage & { files: Map<string, string> } {
  const files = new Map<string, string>()
  return {
    files,
    read: async (name) => files.get(name),
    write: async (name, text) => void files.set(name, text),
  }
}
