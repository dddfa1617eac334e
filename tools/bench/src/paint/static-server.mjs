// A page and its files made by hand, packed beforehand, behind Node's own server.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8', woff2: 'font/woff2' }
const [folder = '', port = '0'] = process.argv.slice(2)
const answers = new Map(
  readdirSync(folder).map((name) => {
    const ending = name.slice(name.lastIndexOf('.') + 1)
    const isPacked = ending === 'woff2'
    const bytes = readFileSync(join(folder, name))
    const body = isPacked ? bytes : brotliCompressSync(bytes)
    const headers = {
      'content-type': types[ending],
      'content-length': body.length,
      'cache-control': ending === 'html' ? 'max-age=0' : 'max-age=31536000, immutable',
      ...(!isPacked && { 'content-encoding': 'br' }),
    }
    return [`/${name}`, { body, headers }]
  }),
)
createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
