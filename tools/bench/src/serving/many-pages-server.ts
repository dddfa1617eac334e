// Our server with many stored pages: one page of the site again and again, with another number in each.
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createSiteServer, createStoredSite } from '@house-edge/serving'
import { NoFigureError } from '../no-figure-error.ts'

const [file = '', port = '0', count = '0'] = process.argv.slice(2)
const html = readFileSync(file, 'utf8')
const folder = process.cwd()
const distDir = process.env['SITE_DIST_DIR']
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'x-nextjs-prerender': '1',
}
const stored = createStoredSite({
  folder,
  distDir,
  ask: async ({ path }) => ({
    status: 200,
    headers,
    body: Buffer.from(html.replace('<body', `<body data-page="${path}"`)),
  }),
  isFinished: (path) => path.startsWith('/many/'),
  finishing: { ownScripts: ['/builds/'] },
  headersOf: () => ({ 'cache-control': 'public, max-age=0', 'cache-status': '"house-edge"; hit' }),
  fileHeaders: {},
})
const server = createSiteServer({
  folder,
  distDir,
  port: Number(port),
  answerStored: stored.answer,
  answerPlain: stored.answerPlain,
})
await server.listen()
await server.ready()
// What the first page needs is not part of what each page costs.
await stored.keep('/many/0')
const before = await bytesInUse()
for (let page = 1; page <= Number(count); page += 1) {
  const outcome = await stored.keep(`/many/${page}`)
  if (outcome.outcome !== 'stored')
    throw new NoFigureError(`The page was not stored: ${JSON.stringify(outcome)}`)
}
// The strongest compression takes a minute of a processor, which would be missing where speed is measured.
await stored.store.settled()
process.stdout.write(
  `${JSON.stringify({ about: 'ready', bytesPerPage: Math.round(((await bytesInUse()) - before) / Number(count)) })}\n`,
)

async function bytesInUse(): Promise<number> {
  // What is outside the heap is given back a moment after a collection.
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc?.()
    await setTimeout(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
