import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Count, type Output, outputInFile, runSteps, type Step } from './run-steps.ts'

const good: Count = { passed: 1, failed: 0 }
const silent = (): Output => ({
  file: 'reports/steps/x.log',
  lastLine: () => 'the line it wrote last',
  tail: () => 'why it failed',
  say: () => {},
  command: () => Promise.resolve(0),
})

function run(rows: Step[][], output: (step: Step) => Output = silent) {
  const lines: string[] = []
  const ended = runSteps({ rows, output, write: (line) => void lines.push(line), now: () => 0 })
  return { lines, ended }
}

const step = (name: string, work: Step['run']): Step => ({ name, promise: `${name} holds`, run: work })

afterEach(() => void vi.useRealTimers())

describe('runSteps', () => {
  it('runs a row’s steps in turn, rows side by side', async () => {
    const order: string[] = []
    const other = Promise.withResolvers<void>()
    const { ended } = run([
      [
        step('first', async () => {
          await other.promise
          order.push('first')
          return good
        }),
        step('second', async () => {
          order.push('second')
          return good
        }),
      ],
      [
        step('beside', async () => {
          order.push('beside')
          other.resolve()
          return good
        }),
      ],
    ])
    expect((await ended).map(({ step: { name } }) => name)).toEqual(['first', 'second', 'beside'])
    expect(order).toEqual(['beside', 'first', 'second'])
  })

  it('says what begins and ends, despite failures', async () => {
    const { lines, ended } = run([
      [step('types', async () => ({ passed: 0, failed: 1 })), step('tests', async () => good)],
    ])
    await ended
    expect(lines).toEqual([
      '  ▸    types: types holds',
      'FAILED types           0 passed    1 failed     0.0 s',
      '\nwhy it failed\n\nAll it wrote: reports/steps/x.log\nAgain: npm test -- types\n',
      '  ▸    tests: tests holds',
      'ok     tests           1 passed    0 failed     0.0 s',
    ])
  })

  it('says every thirty seconds what still runs', async () => {
    vi.useFakeTimers()
    const over = Promise.withResolvers<Count>()
    const { lines, ended } = run([[step('journeys', () => over.promise)]])
    await vi.advanceTimersByTimeAsync(30_000)
    over.resolve(good)
    await ended
    expect(lines[1]).toBe('  …    journeys, 0 s: the line it wrote last')
  })

  it('takes a step that breaks for one that failed', async () => {
    const { ended } = run([[step('types', () => Promise.reject(new TypeError('no compiler')))]])
    expect((await ended)[0]?.count).toEqual({ passed: 0, failed: 1 })
  })
})

describe('outputInFile', () => {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-steps-'))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('keeps everything a command writes, and its exit code', async () => {
    const output = outputInFile({ root, step: step('types', async () => good) })
    const program = "console.log('\\x1b[31mred\\x1b[39m'); console.error('last'); process.exitCode = 3"
    expect(await output.command([process.execPath, '-e', program])).toBe(3)
    expect(output.lastLine()).toBe('last')
    expect(output.tail()).toContain('red')
    await expect.poll(() => readFileSync(join(root, output.file), 'utf8')).toContain('last')
  })

  it.each([true, false])(
    'lets commands, and what they start, give way where that is wanted: %s',
    async (givesWay) => {
      const output = outputInFile({ root, step: step('tests', async () => good), givesWay })
      const said = "console.log(require('node:os').getPriority())"
      const program = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(said)}], { stdio: 'inherit' })`
      expect(await output.command([process.execPath, '-e', program])).toBe(0)
      expect(Number(output.lastLine()) > getPriority()).toBe(givesWay)
    },
  )
})
