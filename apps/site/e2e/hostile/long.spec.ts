/** Every address of the site with what is far too long, wherever something can be long. */
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { askHostile, type HostileRequest } from '@house-edge/double/hostile'
import { expect, test } from '../stack/journey.ts'
import { siteOrigin } from '../stack/services.ts'
import { site } from '../stack/slot.ts'

const length = 100_000
/** Of what is refused before it is read one will do; what is read is plain, or to be decoded, counted and nested. */
const plainUnit = ['a']
const readUnits = ['a', '["']
/** Requests under way at once, fewer than the site takes. */
const atOnce = 8
const fill = (unit: string, most = length): string =>
  unit.repeat(Math.ceil(most / unit.length)).slice(0, most)
/** Cut after it was escaped, and not within an escape. */
const inQuery = (unit: string, most: number): string =>
  encodeURI(fill(unit)).slice(0, most).replace(/%.?$/, '')
const members = ['email', 'password', 'token', 'details', 'body', 'document', 'name', 'session', 'documents']

/** The addresses of the folders of a kind; `routes.test.ts` holds them to the table of routes. */
const addressesOf = (file: string): string[] =>
  globSync(`**/${file}`, { cwd: join(site, 'src/app') }).map(
    (found) =>
      `/${dirname(found)
        .replaceAll('%5F', '_')
        .replaceAll(/\([^)]*\)\/?/g, '')}`.replace(/\/\.?$/, '') || '/',
  )
const pages = addressesOf('page.tsx')
const handlers = addressesOf('route.ts')
const filled = (path: string, text: string): string => path.replaceAll(/\[[^/]+\]/g, text)
const plain = (path: string): string => filled(path, 'x')
const ours = { 'sec-fetch-site': 'same-origin' }

/** Where each kind of string goes, and the only statuses that may come of it. */
const places: readonly {
  what: string
  at: readonly string[]
  units: readonly string[]
  build: (path: string, unit: string) => Omit<HostileRequest, 'what'>
  statuses: readonly number[]
}[] = [
  {
    what: 'header',
    units: plainUnit,
    at: [...pages, ...handlers],
    build: (path, unit) => ({ method: 'GET', path: plain(path), headers: { ...ours, 'x-any': fill(unit) } }),
    statuses: [431],
  },
  {
    what: 'cookie',
    units: plainUnit,
    at: [...pages, ...handlers],
    build: (path, unit) => ({
      method: 'GET',
      path: plain(path),
      headers: { ...ours, cookie: `a=${fill(unit)}` },
    }),
    statuses: [431],
  },
  {
    what: 'query',
    units: plainUnit,
    at: [...pages, ...handlers],
    build: (path, unit) => ({
      method: 'GET',
      path: `${plain(path)}?q=${encodeURI(fill(unit))}`,
      headers: ours,
    }),
    statuses: [431],
  },
  {
    what: 'path',
    units: plainUnit,
    at: [...pages, ...handlers],
    build: (path, unit) => ({
      method: 'GET',
      path: path === plain(path) ? `${path}/${encodeURI(fill(unit))}` : filled(path, encodeURI(fill(unit))),
      headers: ours,
    }),
    statuses: [431],
  },
  {
    what: 'query beyond what the door lets through',
    units: plainUnit,
    at: [...pages, ...handlers],
    build: (path, unit) => ({
      method: 'GET',
      path: `${plain(path)}?q=${inQuery(unit, 8_100)}`,
      headers: ours,
    }),
    statuses: [414],
  },
  {
    what: 'query as long as the door lets through',
    units: readUnits,
    at: [...pages, ...handlers],
    build: (path, unit) => ({
      method: 'GET',
      path: `${plain(path)}?q=${inQuery(unit, 7_900)}`,
      headers: ours,
    }),
    statuses: [200, 303, 307, 400, 401, 403, 404, 405, 410, 414],
  },
  {
    what: 'form',
    units: readUnits,
    at: handlers,
    build: (path, unit) => ({
      method: 'POST',
      path: plain(path),
      headers: { ...ours, 'content-type': 'application/x-www-form-urlencoded' },
      body: members.map((name) => `${name}=${encodeURIComponent(fill(unit))}`).join('&'),
    }),
    statuses: [200, 303, 400, 401, 403, 404, 405, 413],
  },
  {
    what: 'JSON',
    units: readUnits,
    at: handlers,
    build: (path, unit) => ({
      method: 'POST',
      path: plain(path),
      headers: { ...ours, 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(members.map((name) => [name, fill(unit)]))),
    }),
    statuses: [200, 303, 400, 401, 403, 404, 405, 413, 415],
  },
]

/**
 * A page that changed a moment ago may be late, whoever asks for it and however: then it is waited for as it is written,
 * and what is long is asked for again.
 */
async function askOnceThere(request: HostileRequest, plainPath: string): Promise<number> {
  const status = await askHostile(siteOrigin, request)
  if (status !== 503) return status
  await expect
    .poll(() => fetch(`${siteOrigin}${plainPath}`, { headers: ours }).then((response) => response.status))
    .not.toBe(503)
  return askHostile(siteOrigin, request)
}

test('there are addresses to ask', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(handlers.length).toBeGreaterThan(40)
})

// What grows faster than its input would keep everybody waiting until the journey's own limit; no time is measured.
for (const { what, at, units, build, statuses } of places)
  test(`a far too long ${what} fails nothing`, async () => {
    const requests = units.flatMap((unit) =>
      at.map((path) => ({
        request: { what: `${unit} at ${path}`, ...build(path, unit) },
        plainPath: plain(path),
      })),
    )
    const walk = requests.values()
    const asker = async (): Promise<void> => {
      for (const { request, plainPath } of walk) {
        const status = await askOnceThere(request, plainPath)
        expect.soft(statuses, `${what} of ${request.what}: ${status}`).toContain(status)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, asker))
    expect((await fetch(`${siteOrigin}/about`)).status).toBe(200)
  })
