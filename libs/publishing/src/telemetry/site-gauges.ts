import type { Meter } from '@opentelemetry/api'
import type { SiteServer, StoredSite } from '@house-edge/serving'
import type { SharingState } from '@house-edge/serving/sharing'
import type { StoreState } from '@house-edge/content'
import { attributes as name } from './names.ts'

/** What is read of a process each time its metrics are. */
export interface TelemetrySources {
  server: Pick<SiteServer, 'requestCounts' | 'limitsReached' | 'stage'>
  stored: Pick<StoredSite, 'store' | 'olderPages'>
  /** `undefined` until the framework has started. */
  content: () => StoreState | undefined
  /** `undefined` where this process is to be alone, and before it has tried to reach the others. */
  shared: () => SharingState | undefined
  /** Whether there are to be others. */
  isShared: boolean
  /** Where the site keeps its state. */
  stateFolder: string
}

/** Has a meter observe what the site counts by itself. Nothing of it costs a request anything. */
export function observeSite(meter: Meter, sources: TelemetrySources, now: () => number): void {
  const { server, stored, content, shared, isShared } = sources
  const gauge = (of: string, description: string, unit?: string) =>
    meter.createObservableGauge(`house_edge.${of}`, { description, ...(unit && { unit }) })
  const counter = (of: string, description: string) =>
    meter.createObservableCounter(`house_edge.${of}`, { description })

  counter('requests', 'Requests by route and outcome.').addCallback((result) => {
    for (const { kind, outcome, count } of server.requestCounts())
      if (count > 0) result.observe(count, { [name.route]: kind, [name.outcome]: outcome })
  })
  counter('limits.reached', 'How often a limit of the server was reached.').addCallback((result) => {
    for (const [limit, count] of Object.entries(server.limitsReached()))
      result.observe(count, { [name.limit]: limit })
  })
  gauge('ready', '1 while /api/ready says so.').addCallback((result) =>
    result.observe(server.stage() === 'ready' ? 1 : 0),
  )
  gauge('pages.stored', 'Responses in the memory of this process.').addCallback((result) =>
    result.observe(stored.store.size),
  )
  gauge('pages.size', 'Their size.', 'By').addCallback((result) => result.observe(stored.store.bytes))
  gauge(
    'pages.older',
    'Pages that are older than the content: held back, or their rendering has failed.',
  ).addCallback((result) => {
    for (const [state, count] of Object.entries(stored.olderPages()))
      result.observe(count, { [name.state]: state })
  })
  ofContent('content.age', 'Time since the content was last known to be what is published.', 's', (state) =>
    state.checkedAtMs === undefined ? undefined : Math.max(0, now() - state.checkedAtMs) / 1_000,
  )
  ofContent('content.documents', 'Documents known to exist.', undefined, ({ documents }) => documents)
  ofContent('content.copies', 'Documents kept in memory.', undefined, ({ copies }) => copies)
  ofContent('content.copies.size', 'Their size, in characters.', undefined, ({ copiesSize }) => copiesSize)
  ofContent(
    'content.withheld',
    'Documents that vanished, and are shown all the same.',
    undefined,
    ({ withheld }) => withheld,
  )
  if (!isShared) return
  gauge('sharing.connected', '1 while Redis is there.').addCallback((result) =>
    result.observe(shared()?.isConnected === true ? 1 : 0),
  )
  gauge('sharing.processes', 'Other processes that were heard of within four seconds.').addCallback(
    (result) => result.observe(shared()?.processes ?? 0),
  )

  function ofContent(
    of: string,
    description: string,
    unit: string | undefined,
    read: (state: StoreState) => number | undefined,
  ): void {
    gauge(of, description, unit).addCallback((result) => {
      const state = content()
      const value = state && read(state)
      if (value !== undefined) result.observe(value)
    })
  }
}
