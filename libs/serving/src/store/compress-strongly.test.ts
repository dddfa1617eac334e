import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const store = join(import.meta.dirname, 'page-store.ts')

it('loads nothing into its thread that the process began with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const [log, preloaded] = [join(folder, 'log'), join(folder, 'telemetry.cjs')]
  writeFileSync(preloaded, `require('node:fs').appendFileSync(${JSON.stringify(log)}, 'loaded\\n')`)
  const program = `
    const { createPageStore } = await import(${JSON.stringify(store)})
    const store = createPageStore({ maxBytes: 100_000 })
    const body = Buffer.from('and so on '.repeat(1_000))
    const quick = store.put('/one', { body, headers: [['content-type', 'text/html']] })
    await store.settled()
    process.stdout.write(String(store.get('/one') !== quick))
  `
  try {
    const args = ['--require', preloaded, '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect([stdout, readFileSync(log, 'utf8')]).toEqual(['true', 'loaded\n'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
