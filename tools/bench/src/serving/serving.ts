/**
 * Measures a finished page against the same bytes from a bare server and the same
 * build under the framework alone, in turn, in one run; many pages against one; a
 * page beside a crowd of connections; and how soon a process that starts answers.
 *
 * @module
 */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { NoFigureError } from '../no-figure-error.ts'
import type { Server } from '../processes.ts'
import { median } from '../statistics.ts'
import { clientName, type Load, shoot, type Target } from './client.ts'
import { type CrowdFigures, measureCrowd } from './crowd.ts'
import { drawBars } from './picture.ts'
import { type QuestionCase, questionCases } from './questions.ts'
import { type Stack, startOurs, startPinned, startPlain, startServices } from './site-process.ts'
import { signedIn } from './signed-in.ts'
import { measureStarts, type StartFigures } from './starts.ts'

const workspace = join(import.meta.dirname, '../../../..')
const longUserAgent = 'a'.repeat(14_000)

/** How much is measured. */
interface Extent {
  rounds: number
  secondsPerRound: number
  publishes: number
  pages: number
  idle: number
  slow: number
}

/** For figures, and to see that it works. */
export const extents: Record<'whole' | 'small', Extent> = {
  whole: { rounds: 5, secondsPerRound: 3, publishes: 200, pages: 2_000, idle: 10_000, slow: 2_000 },
  small: { rounds: 1, secondsPerRound: 3, publishes: 5, pages: 20, idle: 100, slow: 20 },
}
const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'upgrade-insecure-requests': '1',
  cookie: `sb-localhost-auth-token=base64-${'x'.repeat(2_000)}`,
}

type Case =
  | 'bare'
  | 'bare, least headers'
  | 'finished'
  | 'signed in'
  | 'bare, signed in'
  | 'long User-Agent'
  | 'bare, long User-Agent'
  | 'framework'
  | 'sign-in page'
  | 'sign-in page, framework'
  | 'account page'
  | 'account page, framework'
  | 'one of many'
  | 'any of many'
  | 'bare, one of many'
  | 'bare, any of many'
  | QuestionCase

type Ports = [bare: number, ours: number, plain: number, many: number, least: number, bareMany: number]

/** What serving costs. */
interface ServingFigures {
  client: string
  load: Record<Case, Load>
  /** `undefined`: there were so few pages that what else the process keeps hides them. */
  bytesPerPage: number | undefined
  crowd: CrowdFigures
  start: StartFigures
}

/**
 * @param page Path of the page that is measured.
 * @param loaded Is given the paces as soon as they are there: ten minutes are not lost by what follows them.
 */
export async function measureServing(
  stack: Stack,
  page: string,
  { firstPort, rounds, secondsPerRound, pages, idle, slow }: Extent & { firstPort: number },
  say: (text: string) => void,
  loaded: (figures: Pick<ServingFigures, 'client' | 'load'>) => void,
): Promise<ServingFigures> {
  const [bareAt, oursAt, plainAt, manyAt, leastAt, bareManyAt] = [0, 1, 2, 3, 4, 5].map(
    (next) => firstPort + next,
  ) as Ports
  const running: Server[] = [await startServices(stack)]
  const started = async (starting: Promise<Server>): Promise<Server> => {
    const server = await starting
    running.push(server)
    return server
  }
  try {
    const ours = await started(startOurs(stack, { port: oursAt, core: 0 }))
    const plain = await started(startPlain(stack, { port: plainAt, core: 0 }))
    const files = {
      packed: join(stack.state, 'page.gz'),
      headers: join(stack.state, 'page-headers.json'),
      html: join(stack.state, 'page.html'),
    }
    const { body, headers } = await answerOf(ours.origin + page, 'gzip')
    writeFileSync(files.packed, body)
    writeFileSync(files.headers, JSON.stringify(headers))
    writeFileSync(files.html, (await answerOf(plain.origin + page, 'identity')).body)
    const bare = await started(startBare(stack, bareAt, files.packed, files.headers))
    const least = await started(startBare(stack, leastAt, files.packed))
    await mustBeAlike(`${bare.origin}/`, ours.origin + page)
    say(`storing ${pages} pages …`)
    const many = await started(startMany(stack, { file: files.html, port: manyAt, pages }))
    const bareMany = await started(startBare(stack, bareManyAt, files.packed, files.headers, pages))
    const gzip = { 'accept-encoding': 'gzip' }
    const cookie = await signedIn(stack, ours.origin)
    const finished = { url: ours.origin + page, headers: gzip }
    const one = { url: `${many.origin}/many/0`, headers: gzip, pages: 1 }
    const bareOne = { url: `${bareMany.origin}/many/0`, headers: gzip, pages: 1 }
    const questions = await questionCases(ours.origin, page)
    const cases: Record<Case, Target> = {
      bare: { url: `${bare.origin}/`, headers: gzip },
      'bare, least headers': { url: `${least.origin}/`, headers: gzip },
      finished,
      'signed in': { ...finished, headers: browserHeaders },
      'bare, signed in': { url: `${bare.origin}/`, headers: browserHeaders },
      'long User-Agent': { ...finished, headers: { ...gzip, 'user-agent': longUserAgent } },
      // What Node itself takes to read it.
      'bare, long User-Agent': { url: `${bare.origin}/`, headers: { ...gzip, 'user-agent': longUserAgent } },
      framework: { url: plain.origin + page, headers: gzip },
      'sign-in page': { url: `${ours.origin}/login`, headers: gzip },
      'sign-in page, framework': { url: `${plain.origin}/login`, headers: gzip },
      'account page': { url: `${ours.origin}/account`, headers: { ...gzip, cookie } },
      'account page, framework': { url: `${plain.origin}/account`, headers: { ...gzip, cookie } },
      'one of many': one,
      'any of many': { ...one, pages },
      'bare, one of many': bareOne,
      'bare, any of many': { ...bareOne, pages },
      ...questions,
    }
    const servers = [bare, least, ours, plain, many, bareMany]
    for (const target of Object.values(cases))
      target.pid = servers.find(({ origin }) => target.url.startsWith(`${origin}/`))?.pid
    const load = await loadInTurn(cases, { rounds, secondsPerRound }, say)
    loaded({ client: clientName, load })
    const bytesPerPage = bytesPerPageIn(many.said)
    say(`a crowd of ${idle} idle and ${slow} slow connections …`)
    const crowd = await measureCrowd(finished.url, { idle, slow }, () => shoot(finished, secondsPerRound))
    // The services stay.
    for (const server of running.splice(1).toReversed()) await server.stop()
    say('starting …')
    const start = await measureStarts(stack, { path: page, port: oursAt, page: files.packed }, rounds)
    return { client: clientName, load, bytesPerPage, crowd, start }
  } finally {
    for (const server of running.toReversed()) await server.stop()
  }
}

/** @param headers File with the headers of the page. Default: those without which it cannot be read. */
function startBare(stack: Stack, port: number, page: string, headers?: string, pages = 0): Promise<Server> {
  const args = [
    join(import.meta.dirname, 'bare-server.mjs'),
    page,
    String(port),
    ...(headers ? [headers, String(pages)] : []),
  ]
  return startPinned(args, stack, { port, core: 0 }, /^ready/)
}

/** @param said The line in which the server tells it. Below zero when it keeps less than before the first page. */
export function bytesPerPageIn(said: string): number | undefined {
  const { bytesPerPage } = JSON.parse(said) as { bytesPerPage: number }
  return bytesPerPage > 0 ? bytesPerPage : undefined
}

function startMany(
  stack: Stack,
  { file, port, pages }: { file: string; port: number; pages: number },
): Promise<Server> {
  const program = join(import.meta.dirname, 'many-pages-server.ts')
  const node = ['--expose-gc', '--conditions=@house-edge/source']
  const args = [...node, program, file, String(port), String(pages)]
  return startPinned(args, stack, { port, core: 0 }, /"bytesPerPage"/)
}

/** In the order of the table. */
const questionRows: readonly QuestionCase[] = [
  'question asked before',
  'new search',
  'new comparison',
  'new filter',
  'unknown address',
  'search, framework',
]

/** Where a whole run draws the picture that the README shows, and where a small one does, whose figures mean nothing. */
const pictures = { whole: 'docs/serving-speed.svg', small: 'reports/bench-serving.svg' }

/** Prints the table, writes `reports/bench-serving.json` and the picture. */
export function reportLoad(
  figures: Pick<ServingFigures, 'client' | 'load'>,
  extent: keyof typeof extents,
  keep: (file: string, figures: object) => void,
  print: (rows: readonly (readonly (string | number)[])[]) => void,
): void {
  const { load } = figures
  const rate = (name: Case): number => Math.round(load[name].requestsPerSecond)
  const ratio = (one: Case, other: Case): string => (rate(one) / rate(other)).toFixed(2)
  const row = (words: string, name: Case, compared: string) => [
    words,
    rate(name),
    load[name].p99Ms.toFixed(2),
    load[name].processorMs?.toFixed(3) ?? '',
    compared,
  ]
  print([
    ['', 'a second', 'p99, ms', 'processor, ms', 'ratio'],
    row('bare node, the same bytes', 'bare', '1'),
    row(
      'bare node, three headers of ours',
      'bare, least headers',
      `${ratio('bare, least headers', 'bare')} of bare`,
    ),
    row(
      'finished page',
      'finished',
      `${ratio('finished', 'bare')} of bare, ${ratio('finished', 'bare, least headers')} of it with three headers`,
    ),
    row('with a session, as a browser', 'signed in', `${ratio('signed in', 'finished')} of finished`),
    row(
      'bare node, asked so',
      'bare, signed in',
      `${ratio('bare, signed in', 'bare')} of bare; ours is ${ratio('signed in', 'bare, signed in')} of it`,
    ),
    row(
      'with a User-Agent of 14 kB',
      'long User-Agent',
      `${ratio('long User-Agent', 'finished')} of finished`,
    ),
    row(
      'bare node with that User-Agent',
      'bare, long User-Agent',
      `${ratio('bare, long User-Agent', 'bare')} of bare; ours is ${ratio('long User-Agent', 'bare, long User-Agent')} of it`,
    ),
    row('any of many pages', 'any of many', `${ratio('any of many', 'one of many')} of one`),
    row(
      'bare node, any of many',
      'bare, any of many',
      `${ratio('bare, any of many', 'bare, one of many')} of one; ours is ${ratio('any of many', 'bare, any of many')} of it`,
    ),
    row('the framework alone', 'framework', `${ratio('finished', 'framework')} times it`),
    row('sign-in page', 'sign-in page', `${ratio('sign-in page', 'bare')} of bare`),
    row(
      'the same, framework alone',
      'sign-in page, framework',
      `${ratio('sign-in page', 'sign-in page, framework')} times it`,
    ),
    row('account page with a session', 'account page', `${ratio('account page', 'bare')} of bare`),
    row(
      'the same, framework alone',
      'account page, framework',
      `${ratio('account page', 'account page, framework')} times it`,
    ),
    ...questionRows.map((name) => row(name, name, `${ratio(name, 'bare')} of bare`)),
  ])
  keep('bench-serving.json', figures)
  writeFileSync(join(workspace, pictures[extent]), drawServing(load))
}

/** Prints what was measured beside the paces, and adds it to `reports/bench-serving.json`. */
export function reportServing(figures: ServingFigures, keep: (file: string, figures: object) => void): void {
  const { crowd, start } = figures
  const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`
  const lines = [
    figures.bytesPerPage === undefined
      ? 'memory of a stored page not measured: too few pages'
      : `a stored page takes ${(figures.bytesPerPage / 1_000).toFixed(1)} kB of memory`,
    `p99 of readers ${ms(crowd.alone.p99Ms)}, beside ${crowd.idle} idle and ${crowd.slow} slow connections ${ms(crowd.beside.p99Ms)}`,
    `first stored page ${ms(start.oursMs)} after the start; bare node ${ms(start.bareMs)}`,
    `measured with ${figures.client}`,
  ]
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}`)
  keep('bench-serving.json', figures)
}

/** The picture of the README. What the framework alone answers stands below what it is asked. */
function drawServing(load: ServingFigures['load']): string {
  const bars: readonly (readonly [name: string, of: Case])[] = [
    ['bare node', 'bare'],
    ['a review', 'finished'],
    ['framework alone', 'framework'],
    ['sign-in page', 'sign-in page'],
    ['framework alone', 'sign-in page, framework'],
    ['search asked before', 'question asked before'],
    ['new comparison', 'new comparison'],
    ['new search', 'new search'],
    ['framework alone', 'search, framework'],
  ]
  return drawBars(bars.map(([name, of]) => [name, load[of].requestsPerSecond]))
}

async function loadInTurn<name extends string>(
  cases: Record<name, Target>,
  { rounds, secondsPerRound }: Pick<Extent, 'rounds' | 'secondsPerRound'>,
  say: (text: string) => void,
): Promise<Record<name, Load>> {
  const all = Object.entries(cases) as [name, Target][]
  const loads = new Map<name, Load[]>(all.map(([name]) => [name, []]))
  say('asking for each once …')
  // What is loaded with the first requests is no part of their speed, and may take longer than a round.
  for (const [, target] of all) await shoot(target, secondsPerRound).catch(() => undefined)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, target] of all) loads.get(name)?.push(await shoot(target, secondsPerRound))
    say(`load: round ${round} of ${rounds} done`)
  }
  return Object.fromEntries(
    [...loads].map(([name, each]) => [
      name,
      {
        requestsPerSecond: median(each.map((load) => load.requestsPerSecond)),
        p99Ms: median(each.map((load) => load.p99Ms)),
        ...(each.every(({ processorMs }) => processorMs !== undefined) && {
          processorMs: median(each.map(({ processorMs = 0 }) => processorMs)),
        }),
      },
    ]),
  ) as Record<name, Load>
}

/** What a server sends of itself, at another time, on another connection. */
const ownHeaders = /^(?:date|connection|keep-alive)$/i

async function answerOf(url: string, encoding: string): Promise<{ body: Buffer; headers: string[] }> {
  const asked = request(url, { headers: { 'accept-encoding': encoding } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const raw = answer.rawHeaders
  const headers = raw.filter((_, at) => !ownHeaders.test(raw[at - (at % 2)] ?? ''))
  return { body: await buffer(answer), headers }
}

/**
 * Ours may compress a page once more meanwhile, which changes its tag and a few bytes.
 *
 * @throws {NoFigureError} The two send other headers, or bodies of another size.
 */
async function mustBeAlike(one: string, other: string): Promise<void> {
  const [first, second] = [await answerOf(one, 'gzip'), await answerOf(other, 'gzip')]
  const namesOf = ({ headers }: typeof first): string => headers.filter((_, at) => at % 2 === 0).join()
  const difference = Math.abs(1 - first.body.length / second.body.length)
  if (namesOf(first) !== namesOf(second) || difference > 0.05)
    throw new NoFigureError(`${one} does not send what ${other} sends, so they cannot be compared.`)
}
