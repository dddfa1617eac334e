import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Files of tests that share modules, in the order in which they run. */
const files = {
  'a-fakes.test.mjs': 'it("passes", () => void vi.useFakeTimers())',
  'b-waits.test.mjs': 'it("passes", () => new Promise((resolve) => setTimeout(resolve, 1)))',
  'c-puts-a-fake-back.test.mjs': `it("passes", () => {
    vi.useFakeTimers()
    vi.spyOn(globalThis, "setTimeout")
    vi.useRealTimers()
    vi.restoreAllMocks()
  })`,
  'd-waits.test.mjs': 'it("passes", () => new Promise((resolve) => setTimeout(resolve, 1)))',
}

it('names files that leave timers fake to others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-timers-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const report = join(folder, 'report.json')
    const test = {
      globals: true,
      isolate: false,
      fileParallelism: false,
      include: ['*.test.mjs'],
      sequence: { shuffle: false },
      testTimeout: 20_000,
      reporters: ['json'],
      outputFile: report,
      setupFiles: [join(root, 'vitest.timers.ts')],
    }
    writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })}`)
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    spawnSync(process.execPath, [vitest, 'run'], { cwd: folder, stdio: 'ignore' })
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; status: string; message: string }[]
    }
    const said = testResults.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    expect(said.map(({ status }) => status)).toEqual(['failed', 'passed', 'failed', 'passed'])
    expect(said[0]?.message).toContain('a-fakes.test.mjs has left its timers fake')
    expect(said[2]?.message).toContain('c-puts-a-fake-back.test.mjs has left its timers fake (setTimeout)')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
