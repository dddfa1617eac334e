/**
 * What happens to a site that grows, worked out from what has been measured: costs, publishes that reach all processes,
 * caches that begin empty, and many who sign in at once. The same every time. It shows orders of magnitude, and which
 * part gives way first; what a machine does is measured by the other parts of the benchmark.
 *
 * @module
 */
import { percentile } from '../statistics.ts'
import { assumptions, valuesOf } from './assumptions.ts'

type Values = ReturnType<typeof valuesOf>

const daySeconds = 86_400
/** Given up: nobody waits longer for a simulation. */
const longestS = 4 * 3_600

/** Numbers from 0 to 1 that are the same every time. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
}

/** How long until the next of events that come by chance. */
const untilNext = (perSecond: number, random: () => number): number => -Math.log(1 - random()) / perSecond

/** What the views cost. @param edgeShare How many of the finished pages a cache in front answers. */
export function costOfViews(values: Values, edgeShare: number) {
  const { questionShare, visitShare, questionMs, visitMs, finishedUs, mostUsed } = values
  const finished = 1 - questionShare - visitShare
  const secondsOfView =
    (finished * (1 - edgeShare) * finishedUs) / 1e6 +
    (questionShare * questionMs + visitShare * visitMs) / 1e3
  const busiest = (values.viewsPerDay / daySeconds) * values.busiest
  return {
    secondsPerMillion: secondsOfView * 1e6,
    busiestPerSecond: busiest,
    /** Never fewer than two: one may be started again. */
    processes: Math.max(2, Math.ceil((busiest * secondsOfView) / mostUsed)),
  }
}

/** An hour of publishes, each of which all processes take over. Each does one thing after the other. */
export function publishFanOut(values: Values, processes: number) {
  const random = seeded(processes + values.publishesPerHour)
  const { renderMs, publishMs, pagesTouched, publishRequests, contentRoundTripMs, mostUsed } = values
  // What is left of a process beside its visitors.
  const left = 1 - mostUsed
  const ownS = (publishMs + renderMs) / 1e3 / left
  const othersS = ((pagesTouched - 1) * renderMs) / 1e3 / left
  const freeAt = Array.from({ length: processes }, () => 0)
  const liveS: number[] = []
  let [at, behindS] = [0, 0]
  while ((at += untilNext(values.publishesPerHour / 3_600, random)) < 3_600) {
    const askedS = (publishRequests * contentRoundTripMs) / 1e3
    const lives = freeAt.map((free, place) => {
      // Rendering other pages gives way: what is left of it is put off, and the page of the document comes first.
      const putOff = Math.max(0, free - at)
      const live = askedS * (0.5 + random()) + ownS
      freeAt[place] = at + live + putOff + othersS
      behindS = Math.max(behindS, putOff)
      return live
    })
    liveS.push(Math.max(...lives))
  }
  return {
    p50S: percentile(liveS, 50),
    p99S: percentile(liveS, 99),
    contentPerSecond: (values.publishesPerHour / 3_600) * publishRequests * processes,
    /** Other pages are shown as they were for so long at most, or held. */
    behindS,
    isLosing: (values.publishesPerHour / 3_600) * (ownS + othersS) > 1,
  }
}

/** Caches that begin empty, and visitors who read some pages far more often than others: what is to be expected. */
export function coldCaches(values: Values, edges: number) {
  const groups = groupsOf(values.pages)
  const sum = groups.reduce((total, { first, count }) => total + count * first ** -values.zipf, 0)
  const perSecond = (values.viewsPerDay / daySeconds) * values.busiest
  /** How often one cache is asked for a page in a second: by chance, so that none asks for so long is e to the power. */
  const rates = groups.map(({ first, count }) => ({
    count,
    rate: (perSecond * first ** -values.zipf) / sum / edges,
  }))
  const missedBy = (second: number): number =>
    edges * rates.reduce((total, { count, rate }) => total + count * (1 - Math.exp(-rate * second)), 0)
  const first = missedBy(1)
  // Fewer with each second.
  const isWarm = (second: number): boolean => missedBy(second + 1) - missedBy(second) <= perSecond * 0.05
  let [from, to] = [1, longestS]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isWarm(middle)) to = middle
    else from = middle + 1
  }
  return {
    firstPerSecond: first,
    untilWarmS: from,
    /** Of a site that has them finished, and of one that renders each once. */
    coresFinished: (first * values.finishedUs) / 1e6,
    coresRendering: (Math.min(values.pages, first) * values.renderMs) / 1e3,
  }
}

/** Many who sign in within some minutes, by passwords that the backend compares. */
export function signInStorm(values: Values) {
  const random = seeded(values.membersInStorm)
  const freeAt = Array.from({ length: values.backendCores }, () => 0)
  const waitsMs: number[] = []
  const rate = values.membersInStorm / values.stormS
  // The first of very many say the same of those who come after them.
  const followed = Math.min(values.membersInStorm, 50_000)
  for (let at = 0; at < longestS && waitsMs.length < followed; at += untilNext(rate, random)) {
    const core = freeAt.indexOf(Math.min(...freeAt))
    const begins = Math.max(at, freeAt[core] ?? 0)
    const waitMs = (begins - at) * 1e3 + values.passwordMs
    waitsMs.push(waitMs)
    // Who has waited too long is told so, and the work is not done.
    if (waitMs <= values.patienceMs) freeAt[core] = begins + values.passwordMs / 1e3
  }
  const refused = waitsMs.filter((ms) => ms > values.patienceMs).length / waitsMs.length
  return { perSecond: rate, p50Ms: percentile(waitsMs, 50), p99Ms: percentile(waitsMs, 99), refused }
}

/** What an edge is told an hour. @param edges Caches that are told apart. */
function purges(values: Values, edges: number) {
  const perHour = values.publishesPerHour * edges
  return { perHour, pagesForgottenPerHour: values.publishesPerHour * values.pagesTouched }
}

/** Pages by how often they are read, those that are read about as often together. */
function groupsOf(pages: number): readonly { first: number; count: number }[] {
  const groups: { first: number; count: number }[] = []
  for (let first = 1; first <= pages;) {
    const count = Math.min(Math.max(1, Math.floor(first / 100)), pages - first + 1)
    groups.push({ first, count })
    first += count
  }
  return groups
}

/** How many times as much, and how many caches stand in front: one at first, then those of a network. */
const steps = [
  { times: 1, edges: 1 },
  { times: 10, edges: 4 },
  { times: 100, edges: 30 },
  { times: 1_000, edges: 100 },
] as const

/** All of it at four sizes, as rows of a table. */
export function rowsOfSimulation(): (readonly (string | number)[])[] {
  const sizes = steps.map(({ times, edges }) => {
    const base = valuesOf()
    const values = valuesOf({
      viewsPerDay: base.viewsPerDay * times,
      publishesPerHour: base.publishesPerHour * times,
      membersInStorm: base.membersInStorm * times,
      pages: base.pages * times,
    })
    const alone = costOfViews(values, 0)
    return {
      times,
      edges,
      alone,
      edged: costOfViews(values, 0.95),
      fanOut: publishFanOut(values, Math.min(alone.processes, 200)),
      caches: coldCaches(values, edges),
      storm: signInStorm(values),
      purges: purges(values, edges),
    }
  })
  const row = (words: string, of: (size: (typeof sizes)[number]) => string | number) => [
    words,
    ...sizes.map(of),
  ]
  const seconds = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(2))
  return [
    row('all that grows', ({ times }) => `${times} ×`),
    row('busiest second, views', ({ alone }) => alone.busiestPerSecond.toFixed(0)),
    row('processor s a million', ({ alone }) => alone.secondsPerMillion.toFixed(0)),
    row('with an edge (95 %)', ({ edged }) => edged.secondsPerMillion.toFixed(0)),
    row('processes', ({ alone }) => alone.processes),
    row('processes behind an edge', ({ edged }) => edged.processes),
    row('a publish is live, p50 s', ({ fanOut }) => seconds(fanOut.p50S)),
    row('a publish is live, p99 s', ({ fanOut }) => seconds(fanOut.p99S)),
    row('other pages behind, s', ({ fanOut }) => (fanOut.isLosing ? 'for good' : seconds(fanOut.behindS))),
    row('content requests a second', ({ fanOut }) => seconds(fanOut.contentPerSecond)),
    row('caches in front', ({ edges }) => edges),
    row('empty: to the site a second', ({ caches }) => caches.firstPerSecond.toFixed(0)),
    row('empty: until warm, s', ({ caches }) => caches.untilWarmS),
    row('empty: cores, pages finished', ({ caches }) => seconds(caches.coresFinished)),
    row('empty: cores, pages rendered', ({ caches }) => seconds(caches.coresRendering)),
    row('messages to caches an hour', ({ purges: told }) => told.perHour),
    row('sign-ins a second', ({ storm }) => seconds(storm.perSecond)),
    row('sign-in waits, p99 s', ({ storm }) => seconds(storm.p99Ms / 1e3)),
    row('sign-ins given up, %', ({ storm }) => (storm.refused * 100).toFixed(0)),
  ]
}

/** The assumptions, as rows. */
export function rowsOfAssumptions(): (readonly (string | number)[])[] {
  return Object.values(assumptions).map(({ value, unit, from }) => [`${value} ${unit} (${from})`])
}
