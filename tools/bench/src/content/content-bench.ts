import { measureLargeDocument, measurePublishCost, type PublishCost } from './publish-cost.ts'
import { measurePublishToLive, type PublishToLive } from './publish-to-live.ts'
import { measureReads, type Reads } from './reads.ts'

/** Everything measured about reading content. */
export interface ContentFigures {
  reads: Reads
  publishCost: Record<string, PublishCost>
  largeDocument: { p99Ms: number; maxMs: number }
  publishToLive: PublishToLive
}

const ports = { service: 3355, site: 3356 }

/** Measures the content client against the vendor's and against none at all. */
export async function measureContent(say: (text: string) => void): Promise<ContentFigures> {
  const reads = await measureReads(ports.service, say)
  say('publishes: what one costs among 100, 1,000 and 10,000 documents …')
  const publishCost = await measurePublishCost([100, 1_000, 10_000])
  const largeDocument = await measureLargeDocument()
  say('publishes: until each is live …')
  return { reads, publishCost, largeDocument, publishToLive: await measurePublishToLive(ports.site, say) }
}

/** The tables, one row a line, cells in columns. */
export function contentTables({
  reads,
  publishCost,
  largeDocument,
  publishToLive,
}: ContentFigures): string[][] {
  const vendor = reads.byUid['vendor’s client']
  const same = reads.sameDocument
  return [
    ['getByUid', 'one by one/s', 'against vendor', 'fifty at once/s', 'against vendor', 'CPU ms'],
    ...Object.entries(reads.byUid).map(([name, { alone, fifty }]) => [
      name,
      whole(alone.perSecond),
      ratio(alone.perSecond, vendor?.alone.perSecond),
      whole(fifty.perSecond),
      ratio(fifty.perSecond, vendor?.fifty.perSecond),
      fifty.cpuMs.toFixed(3),
    ]),
    [],
    ['fifty callers, one document', 'reads/s', 'requests per read'],
    ...Object.entries(same).map(([name, { perSecond, requestsPerRead }]) => [
      name,
      whole(perSecond),
      requestsPerRead.toFixed(4),
    ]),
    ...Object.entries(reads.all).flatMap(([latency, ways]) => [
      [],
      [`getAll of 2,000, ${latency} ms away`, 'ms', 'against vendor', 'against raw', 'requests'],
      ...Object.entries(ways).map(([name, { ms, requests }]) => [
        name,
        whole(ms),
        ratio(ms, ways['vendor’s client']?.ms),
        ratio(ms, ways['raw fetch']?.ms),
        whole(requests),
      ]),
    ]),
    [],
    ['one publish among', 'requests', 'CPU ms'],
    ...Object.entries(publishCost).map(([size, { requests, cpuMs }]) => [
      `${size} documents`,
      whole(requests),
      cpuMs.toFixed(1),
    ]),
    [],
    ['event loop held up by 4 MB', 'p99 ms', 'max ms'],
    ['', whole(largeDocument.p99Ms), whole(largeDocument.maxMs)],
    [],
    [`publish to live, ${publishToLive.publishes} times`, 'p50 ms', 'p99 ms'],
    ['', whole(publishToLive.p50Ms), whole(publishToLive.p99Ms)],
  ]
}

function whole(figure: number): string {
  return String(Math.round(figure))
}

function ratio(ours: number, theirs: number | undefined): string {
  return theirs === undefined ? '' : `${(ours / theirs).toFixed(2)}×`
}
