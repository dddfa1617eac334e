/**
 * Lighthouse on a phone: four pages of the site, each in turn with the page that a careful hand would write of the same
 * words, pictures and fonts, and one look at every other kind of public page.
 *
 * Arguments: the origin of the site, a free port, and how often each page is measured.
 *
 * @module
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../processes.ts'
import { measurePage } from '../page-bytes.ts'
import { keep, print } from '../report.ts'
import { median } from '../statistics.ts'
import { type Audit, audit } from './audit.ts'
import { writeStaticPage } from './static-page.ts'

const measured = {
  home: '/',
  review: '/casino-reviews/copper-lantern',
  article: '/casino-blog/sixty-three-withdrawals-timed',
  listing: '/casino-reviews',
}

/** Everything else that is open to everybody. What depends on a query is kept from search engines on purpose. */
const others = [
  '/casino-blog',
  '/casino-blog/find?q=bonus',
  '/casino-reviews/find?score=8',
  '/casino-reviews/velvet-comet',
  '/compare?with=copper-lantern,tide-clock',
  '/search?q=lantern',
  '/market',
  '/work-it-out',
  '/worked-out?sum=evening&stake=2&hours=2',
  '/self-check',
  '/people/tobias-wren',
  '/topics',
  '/game-makers',
  '/payment-methods/kestrel-wallet',
  '/operators',
  '/regulators/albion-gaming-standards-board',
  '/offers/quince-orchard-windfall',
  '/how-we-rate',
  '/newsletter',
  '/complaints',
  '/login',
]
const asked = /\/find\?|^\/(?:compare|search|market|worked-out|newsletter|complaints|login)\b/
const kept = 'is-crawlable'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const [origin = '', port = '', rounds = '5'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../../../../.house-edge/bench/paint')

const look = (url: string, of: readonly string[]): Promise<Audit> =>
  audit(process.env['CHROMIUM_PATH'] ?? '', url, of)

const pages = await measurePages()
const scripts = await Promise.all(
  Object.values(measured).map(async (path) => (await measurePage(origin, path)).scripts),
)
printPages(pages)
const looks = await lookAtOthers()
for (const [path, { scores }] of Object.entries(looks))
  for (const [name, score] of Object.entries(scores))
    if (score < 100) console.log(`  ${path}: ${name}: ${score}`)
for (const [path, { failing }] of Object.entries({ ...looks, ...pages.ours }))
  for (const [id, what] of Object.entries(failing)) console.log(`  ${path}: ${id}: ${what}`)
keep('bench-paint.json', { ...pages, scripts, looks })

type Figures = Record<string, Audit>

async function measurePages(): Promise<{ ours: Figures; still: Figures }> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, path] of Object.entries(measured))
    await writeStaticPage(folder, name, new URL(path, origin))
  const still = await startServer({
    args: [join(import.meta.dirname, 'static-server.mjs'), folder, port],
    cwd: folder,
    origin: `http://localhost:${port}`,
    ready: /^ready/,
  })
  const looks = { ours: new Map<string, Audit[]>(), still: new Map<string, Audit[]>() }
  try {
    for (let round = 1; round <= Number(rounds); round += 1) {
      for (const [name, path] of Object.entries(measured)) {
        const ours = await look(origin + path, categories)
        const theirs = await look(`${still.origin}/${name}.html`, ['performance'])
        looks.ours.set(name, [...(looks.ours.get(name) ?? []), ours])
        looks.still.set(name, [...(looks.still.get(name) ?? []), theirs])
      }
      console.log(`  round ${round} of ${rounds} done`)
    }
  } finally {
    await still.stop()
  }
  return { ours: middleOf(looks.ours), still: middleOf(looks.still) }
}

/** The look with the middle figure for the largest paint stands for a page, with the medians of all figures. */
function middleOf(looks: ReadonlyMap<string, readonly Audit[]>): Figures {
  return Object.fromEntries(
    [...looks].map(([name, all]) => {
      const byPaint = all.toSorted((one, other) => one.largestPaintMs - other.largestPaintMs)
      const middle = byPaint[Math.floor(all.length / 2)]!
      const medianOf = (figure: (audit: Audit) => number): number => median(all.map(figure))
      return [
        name,
        {
          ...middle,
          scores: Object.fromEntries(
            Object.keys(middle.scores).map((each) => [each, medianOf(({ scores }) => scores[each] ?? 0)]),
          ),
          firstPaintMs: medianOf((audit) => audit.firstPaintMs),
          largestPaintMs: medianOf((audit) => audit.largestPaintMs),
          blockedMs: medianOf((audit) => audit.blockedMs),
          shift: medianOf((audit) => audit.shift),
        },
      ]
    }),
  )
}

async function lookAtOthers(): Promise<Figures> {
  const looks: Figures = {}
  for (const path of others) {
    const seen = await look(origin + path, categories)
    const { [kept]: keptAway, ...failing } = seen.failing
    const { seo: _lowered, ...scores } = seen.scores
    looks[path] = keptAway !== undefined && asked.test(path) ? { ...seen, failing, scores } : seen
  }
  return looks
}

function printPages({ ours, still }: { ours: Figures; still: Figures }): void {
  print([
    ['', ...Object.keys(ours)],
    ...categories.map((name) => [name, ...Object.values(ours).map(({ scores }) => scores[name] ?? 0)]),
    row('first paint, ms', ours, ({ firstPaintMs }) => Math.round(firstPaintMs)),
    row('  by hand', still, ({ firstPaintMs }) => Math.round(firstPaintMs)),
    row('largest paint, ms', ours, ({ largestPaintMs }) => Math.round(largestPaintMs)),
    row('  by hand', still, ({ largestPaintMs }) => Math.round(largestPaintMs)),
    [
      '  ours to it',
      ...Object.entries(ours).map(([name, { largestPaintMs }]) =>
        (largestPaintMs / (still[name]?.largestPaintMs ?? 0)).toFixed(2),
      ),
    ],
    row('blocked, ms', ours, ({ blockedMs }) => Math.round(blockedMs)),
    row('layout shift', ours, ({ shift }) => shift.toFixed(3)),
    row('  by hand', still, ({ shift }) => shift.toFixed(3)),
    ['script, bytes of gzip', ...scripts],
    row('fonts, bytes', ours, ({ fontBytes }) => fontBytes),
    row('all, bytes', ours, ({ allBytes }) => allBytes),
    row('requests', ours, ({ requests }) => requests),
  ])
}

function row(name: string, figures: Figures, figure: (audit: Audit) => string | number): (string | number)[] {
  return [name, ...Object.values(figures).map(figure)]
}
