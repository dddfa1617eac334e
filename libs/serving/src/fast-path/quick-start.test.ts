import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const [, finishProgram = ''] = /^```js [\w-]+\n\/\/ finish\.mjs\n([\s\S]*?)^```$/m.exec(readme) ?? []
const entry = pathToFileURL(join(import.meta.dirname, '../index.ts')).href
const execute = promisify(execFile)
let place: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'quick-start-'))
  writeFileSync(join(place, 'finish.mjs'), finishProgram)
})
afterEach(() => rmSync(place, { recursive: true }))

/** Runs the program of the README on the fixture site, of which these pages are declared. */
function finishPages(declared: readonly string[]): Promise<{ stdout: string }> {
  const site = `
    import { createSiteServer, createStoredSite } from ${JSON.stringify(entry)}
    const folder = ${JSON.stringify(folder)}
    export function createSite(port) {
      const stored = createStoredSite({
        folder,
        ask: (asked) => server.askFramework(asked),
        isFinished: (path) => ${JSON.stringify(declared)}.includes(path),
        finishing: { ownScripts: ['/islands/'] },
        headersOf: () => ({}),
        fileHeaders: {},
        snapshot: ${JSON.stringify(join(place, 'pages'))},
      })
      const server = createSiteServer({ folder, port })
      return { server, stored }
    }`
  writeFileSync(join(place, 'site.mjs'), site)
  return execute(process.execPath, ['--conditions=@house-edge/source', join(place, 'finish.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    // A program that does not end fails here by the signal, and does not outlive the test.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
}

it('finishes what is declared and ends', { timeout: 75_000 }, async () => {
  const { stdout } = await finishPages(['/outlined'])
  expect(stdout).toContain('finished: /outlined')
})

it('ends in failure when a page cannot be finished', { timeout: 75_000 }, async () => {
  await expect(finishPages(['/outlined', '/styled'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/styled: style-attribute') as string,
  })
})
