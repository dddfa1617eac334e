import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './vitest.redis.ts'

const programs = [
  ['nginx', '-v'],
  ['openssl', 'version'],
] as const

/** Whether there is nginx on this machine, as Debian has it, and what makes a certificate. */
export const hasNginx: boolean = programs.every(
  ([name, version]) => spawnSync(name, [version], { stdio: 'ignore' }).status === 0,
)

/** nginx with the recipe of `libs/serving`, in front of two processes. */
export interface Nginx {
  plainPort: number
  tlsPort: number
  stop: () => Promise<void>
}

/**
 * Starts nginx with the recipe of `libs/serving` on free ports, with a certificate of its own.
 *
 * @param sites Ports of the two processes.
 * @param change What the recipe has otherwise. Default: nothing.
 */
export async function startNginx(
  sites: readonly [number, number],
  change: (config: string) => string = (config) => config,
): Promise<Nginx> {
  const place = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [plainPort, tlsPort] = [await freePort(), await freePort()]
  const certificate = ['-subj', '/CN=site.example', '-keyout', 'key.pem', '-out', 'certificate.pem']
  const options = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  spawnSync('openssl', ['req', ...options, ...certificate], { cwd: place })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  const hasIPv6 = Object.values(networkInterfaces()).some((found) =>
    found?.some(({ address }) => address === '::1'),
  )
  const recipe = readFileSync(join(import.meta.dirname, 'libs/serving/recipes/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sites[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${sites[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen [::]:80;', hasIPv6 ? `listen [::1]:${plainPort};` : '')
    .replace('listen 443 ', `listen 127.0.0.1:${tlsPort} `)
    .replace('listen [::]:443 ssl http2;', hasIPv6 ? `listen [::1]:${tlsPort} ssl http2;` : '')
    .replace('http {', ['http {', ...folders].join('\n'))
  writeFileSync(join(place, 'nginx.conf'), change(recipe))
  const nginx = spawn('nginx', ['-p', place, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: 'ignore' })
  return {
    plainPort,
    tlsPort,
    stop: async () => {
      const gone = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await gone
      rmSync(place, { recursive: true, force: true })
    },
  }
}
