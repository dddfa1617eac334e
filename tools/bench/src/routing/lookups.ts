/**
 * Measures what finding a route and finding a redirect cost, at ten, a thousand
 * and a hundred thousand rules: the cost must not grow with the rules.
 *
 * @module
 */
import { defineRedirects, defineRoutes, findRedirect, matchRoute, type RouteTable } from '@house-edge/routing'
import { median } from '../statistics.ts'
import { NoFigureError } from '../no-figure-error.ts'

/** Nanoseconds of one look-up at one size. */
export interface LookupCost {
  rules: number
  matchNs: number
  redirectHitNs: number
  redirectMissNs: number
}

const sizes = [10, 1_000, 100_000]
const lookups = 100_000
const rounds = 7

/** @returns The medians of seven rounds, size by size in turn. */
export function measureLookups(): LookupCost[] {
  const benches = sizes.map(benchOf)
  const samples = benches.map(() => ({ match: [] as number[], hit: [] as number[], miss: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, bench] of benches.entries()) {
      samples[index]?.match.push(costOf(bench.match))
      samples[index]?.hit.push(costOf(bench.hit))
      samples[index]?.miss.push(costOf(bench.miss))
    }
  }
  return sizes.map((rules, index) => {
    const { match = [], hit = [], miss = [] } = samples[index] ?? {}
    return { rules, matchNs: median(match), redirectHitNs: median(hit), redirectMissNs: median(miss) }
  })
}

function benchOf(rules: number): Record<'match' | 'hit' | 'miss', (turn: number) => boolean> {
  const routes = defineRoutes(
    Object.fromEntries(
      Array.from({ length: rules }, (_, index) => [
        `route${index}`,
        { pattern: `/section-${index}/:uid`, params: { uid: /[a-z0-9-]+/ } },
      ]),
    ) as RouteTable,
  )
  const redirects = defineRedirects(
    Array.from({ length: rules }, (_, index) =>
      index % 10 === 0
        ? { from: `/moved-${index}/*`, to: `/section-${index}/*`, status: 301 as const }
        : { from: `/old-${index}`, to: `/new-${index}`, status: 308 as const },
    ),
  )
  // The same few paths at every size, so that only the table differs and not what the processor's caches hold.
  const paths = Array.from({ length: 8 }, (_, index) => index + 1)
  const visit = { origin: 'https://site.example', nowMs: 0 }
  return {
    match: (turn) => matchRoute(routes, `/section-${paths[turn % 8]}/copper-lantern`).kind === 'matched',
    hit: (turn) => findRedirect(redirects, { ...visit, path: `/old-${paths[turn % 8]}` }) !== undefined,
    miss: (turn) =>
      findRedirect(redirects, { ...visit, path: `/casino-reviews/none-${paths[turn % 8]}` }) === undefined,
  }
}

function costOf(lookup: (turn: number) => boolean): number {
  const began = process.hrtime.bigint()
  let found = 0
  for (let turn = 0; turn < lookups; turn += 1) if (lookup(turn)) found += 1
  const costNs = Number(process.hrtime.bigint() - began) / lookups
  if (found !== lookups) throw new NoFigureError(`Only ${found} of ${lookups} look-ups were right.`)
  return costNs
}
