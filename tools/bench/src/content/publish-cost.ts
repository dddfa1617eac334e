import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createContentClient, createContentStore } from '@house-edge/content'
import { buildDocument, buildPage, buildRepository, scriptedFetch } from '@house-edge/content/testing'
import { createValidation } from '@house-edge/content/validation'
import { median } from '../statistics.ts'

/** What following one publish costs a site. */
export interface PublishCost {
  requests: number
  cpuMs: number
}

const publishes = 15
const minute = 60_000

/**
 * Publishes single documents in repositories of several sizes, and counts what
 * the store does to follow. The service is in this process and answers ready-made
 * pages, so that little but the store's own work is counted.
 */
export async function measurePublishCost(sizes: readonly number[]): Promise<Record<string, PublishCost>> {
  const costs: Record<string, PublishCost> = {}
  for (const size of sizes) costs[size] = await costAt(size)
  return costs
}

/** How long the event loop is held up while a document of nearly 5 MB is read, checked and kept, in milliseconds. */
export async function measureLargeDocument(): Promise<{ p99Ms: number; maxMs: number }> {
  const body = Array.from({ length: 45_000 }, (_, n) => ({
    type: 'paragraph',
    text: `Part ${n} of a long text, which says little`,
    spans: [],
  }))
  const large = buildDocument({ type: 'article', uid: 'large', data: { body } })
  const models = {
    customTypes: [{ id: 'article', json: { Main: { body: { type: 'StructuredText' } } } }],
    slices: [],
  }
  const page = JSON.stringify(buildPage([large], { pageSize: 1, total: 1 }))
  const fetch = scriptedFetch((url) =>
    url.pathname.endsWith('/search')
      ? { body: page }
      : { body: buildRepository({ masterRef: 'master-1', types: ['article'] }) },
  )
  const client = createContentClient({ repositoryName: 'bench', fetch, validation: createValidation(models) })
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  for (let n = 0; n < 10; n += 1) {
    await client.getByUid('article', 'large')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  delay.disable()
  return { p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 }
}

async function costAt(size: number): Promise<PublishCost> {
  const documents = Array.from({ length: size }, (_, n) => articleAt(n, '2026-01-01'))
  let [version, changed, aheadMs] = [1, documents.slice(0, 1), 0]
  const fetch = scriptedFetch((url) => {
    const query = url.searchParams
    if (!url.pathname.endsWith('/search'))
      return { body: buildRepository({ masterRef: `m${version}`, types: ['article'] }) }
    const page = Number(query.get('page') ?? 1)
    const pageSize = Number(query.get('pageSize') ?? 20)
    if (query.get('q')?.includes('date.after'))
      return { body: buildPage(changed, { pageSize, total: changed.length }) }
    const results = documents.slice((page - 1) * pageSize, page * pageSize)
    return { body: buildPage(results, { page, pageSize, total: size }) }
  })
  const store = createContentStore({
    client: createContentClient({ repositoryName: 'bench', fetch, now: () => Date.now() + aheadMs }),
    maxCopiesSize: 1e9,
  })
  await store.lookup('article', 'a-1')
  aheadMs += minute
  await store.refresh()

  const costs: PublishCost[] = []
  for (let n = 1; n <= publishes; n += 1) {
    version += 1
    changed = [articleAt(n, `2026-02-${String(n).padStart(2, '0')}`)]
    aheadMs += minute
    const [requests, cpu] = [fetch.requests.length, process.cpuUsage()]
    await store.refresh()
    const { user, system } = process.cpuUsage(cpu)
    costs.push({ requests: fetch.requests.length - requests, cpuMs: (user + system) / 1_000 })
  }
  store.close()
  return {
    requests: median(costs.map(({ requests }) => requests)),
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  }
}

function articleAt(n: number, day: string): ReturnType<typeof buildDocument> {
  return buildDocument({
    type: 'article',
    uid: `a-${n}`,
    last_publication_date: `${day}T00:00:00+0000`,
    data: {
      title: `Title ${n}, ${day}`,
      body: [{ type: 'paragraph', text: 'words '.repeat(800), spans: [] }],
    },
  })
}
