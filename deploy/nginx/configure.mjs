// Writes nginx's configuration from the one copy of the recipe (libs/serving/recipes/nginx.conf):
//   node deploy/nginx/configure.mjs 127.0.0.1:3000 127.0.0.1:3001 --tls /etc/house-edge/tls > /etc/nginx/nginx.conf
// The folder has certificate.pem and key.pem. --pid: where nginx notes its process, /run/nginx.pid unless it is said.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tls: { type: 'string' }, pid: { type: 'string' } },
})
const [first, second] = positionals
const isAddress = (text) => /^[\d.]+:\d+$/.test(text ?? '')
if (!isAddress(first) || !isAddress(second) || positionals.length !== 2) {
  process.stderr.write('Name the two processes by address and port, such as 127.0.0.1:3000 127.0.0.1:3001.\n')
  process.exit(78)
}
const { tls = '/etc/nginx/tls', pid = '/run/nginx.pid' } = values
const recipe = readFileSync(join(import.meta.dirname, '../../libs/serving/recipes/nginx.conf'), 'utf8')
process.stdout.write(
  recipe
    .replaceAll('127.0.0.1:3000', first)
    .replaceAll('127.0.0.1:3001', second)
    .replace('pid nginx.pid;', `pid ${pid};`)
    .replace('ssl_certificate certificate.pem;', `ssl_certificate ${tls}/certificate.pem;`)
    .replace('ssl_certificate_key key.pem;', `ssl_certificate_key ${tls}/key.pem;`),
)
