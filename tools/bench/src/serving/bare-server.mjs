// The least there can be: finished bytes in memory behind Node's own server.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = '0', headerFile] = process.argv.slice(2)
const body = readFileSync(file)
const least = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
}
const headers = headerFile === undefined ? least : JSON.parse(readFileSync(headerFile, 'utf8'))
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
)
