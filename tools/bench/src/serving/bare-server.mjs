// The least there can be: finished bytes in memory behind Node's own server. With a number of pages, so many copies of
// them at `/many/0`, `/many/1` and so on.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = '0', headerFile, pages = '0'] = process.argv.slice(2)
const body = readFileSync(file)
const least = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
}
const headers = headerFile === undefined ? least : JSON.parse(readFileSync(headerFile, 'utf8'))
const many = new Map(
  Array.from({ length: Number(pages) }, (_, page) => {
    const copy = Buffer.allocUnsafeSlow(body.length)
    body.copy(copy)
    return [`/many/${page}`, { headers: [...headers], body: copy }]
  }),
)
const answerOne = (_request, response) => response.writeHead(200, headers).end(body)
const answerAny = (request, response) => {
  const page = many.get(request.url)
  response.writeHead(200, page.headers).end(page.body)
}
createServer(many.size > 0 ? answerAny : answerOne).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
)
