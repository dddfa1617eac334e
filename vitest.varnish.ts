import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './vitest.redis.ts'

const recipe = join(import.meta.dirname, 'libs/serving/recipes/varnish.vcl')
const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,32m', '-j', 'none']

/** A cache in front of a site. */
export interface Varnish {
  port: number
  close: () => Promise<void>
}

/**
 * Starts Varnish by the recipe of the serving library, on machines that have it.
 *
 * @param options.secret Of who may have it forget pages.
 * @param options.port Default: a free one.
 */
export async function startVarnish(options: {
  sitePort: number
  secret: string
  port?: number | undefined
}): Promise<Varnish> {
  const { sitePort, secret, port = await freePort() } = options
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'))
  const file = join(folder, 'site.vcl')
  writeFileSync(
    file,
    readFileSync(recipe, 'utf8')
      .replace('"3000"', `"${sitePort}"`)
      .replace('Bearer change-me', `Bearer ${secret}`),
  )
  const varnish = spawn(
    'varnishd',
    ['-F', '-f', file, '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, ...settings],
    { stdio: 'ignore' },
  )
  const ended = once(varnish, 'exit').then(
    () => true,
    () => true,
  )
  // It compiles the recipe first.
  while (!(await fetch(`http://127.0.0.1:${port}`).catch(() => undefined)))
    if (await Promise.race([ended, setTimeout(100, false)]))
      throw new TypeError('Varnish did not start: it is missing, or refuses the recipe.')
  return {
    port,
    close: async () => {
      varnish.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
