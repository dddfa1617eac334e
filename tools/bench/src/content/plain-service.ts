/**
 * A content service that answers as fast as Node can send, every answer made
 * and compressed beforehand, so that what is measured is the client. A process
 * of its own: its work must not be counted as the client's.
 *
 * Arguments: port, milliseconds before each answer, number of documents.
 *
 * @module
 */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { buildDocument, buildPage, buildRepository } from '@house-edge/content/testing'

const [port = 0, latencyMs = 0, count = 0] = process.argv.slice(2).map(Number)

const paragraphs = Array.from({ length: 24 }, (_, n) => ({
  type: 'paragraph',
  text: `Paragraph ${n} is about odds, and about the edge of the house, which every player pays. `.repeat(3),
  spans: [],
}))
const documents = Array.from({ length: count }, (_, n) =>
  buildDocument({
    type: 'article',
    uid: `a-${n}`,
    data: {
      title: `Title ${n}`,
      slices: [{ slice_type: 'rich_text', variation: 'default', primary: { content: paragraphs } }],
    },
  }),
)
const byUid = new Map(documents.map((document) => [document.uid, document]))
const answers = new Map<string, Buffer>()
let requests = 0

function answerTo(url: URL): Buffer {
  const query = url.searchParams
  const uid = /uid, "([^"]+)"/.exec(query.getAll('q').join(' '))?.[1]
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 20)]
  const key = url.pathname.endsWith('/search') ? `${uid ?? ''} ${page} ${pageSize}` : 'repository'
  const kept = answers.get(key)
  if (kept) return kept
  const found = uid === undefined ? documents : [byUid.get(uid)].filter((each) => each !== undefined)
  const results = found.slice((page - 1) * pageSize, page * pageSize)
  const body =
    key === 'repository'
      ? buildRepository({ masterRef: 'master-1', types: ['article'] })
      : buildPage(results, { page, pageSize, total: found.length, url: url.href })
  const answer = gzipSync(JSON.stringify(body))
  answers.set(key, answer)
  return answer
}

createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
  if (url.pathname === '/requests') {
    response.end(String(requests))
    requests = 0
    return
  }
  requests += 1
  const body = answerTo(url)
  const send = (): void => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body)
  }
  if (latencyMs > 0) setTimeout(send, latencyMs)
  else send()
}).listen(port, '127.0.0.1', () => console.log('ready'))
