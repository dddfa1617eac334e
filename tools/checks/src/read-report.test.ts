import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReport } from './read-report.ts'

const workspace = join(import.meta.dirname, '../../..')

describe('readReport', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-report-'))
  const run = (program: string, args: readonly string[], env: Record<string, string> = {}) => {
    spawnSync(join(workspace, 'node_modules/.bin', program), args, {
      cwd: folder,
      env: { ...process.env, ...env },
    })
    return readFileSync(join(folder, 'report.json'), 'utf8')
  }
  let journeys: string
  beforeAll(() => {
    symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(
      join(folder, 'a.test.js'),
      `import { expect, test } from 'vitest'
       test('holds', () => {})
       test('does not hold', () => expect(1).toBe(2))
       test.skip('is left out', () => {})`,
    )
    writeFileSync(join(folder, 'b.test.js'), `throw new Error('cannot be read')`)
    writeFileSync(
      join(folder, 'a.spec.mjs'),
      `import { expect, test } from '@playwright/test'
       test('holds', () => {})
       test.describe('in a group', () => { test('does not hold', () => expect(1).toBe(2)) })
       test.skip('is left out', () => {})
       test('sways', ({}, { retry }) => expect(retry).toBe(1))`,
    )
    journeys = run('playwright', ['test', 'spec.mjs', '--retries=1', '--reporter=json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'report.json'),
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('names failed unit tests and unreadable files', () => {
    const report = run('vitest', ['run', 'test.js', '--reporter=json', '--outputFile=report.json'])
    expect(readReport(report, folder)).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['a.test.js › is left out'],
      failures: [
        expect.stringMatching(/^a\.test\.js › does not hold: AssertionError: expected 1 to be 2/),
        expect.stringMatching(/^b\.test\.js: .*cannot be read/),
      ],
      details: [
        expect.stringMatching(/^a\.test\.js › does not hold\n {4}AssertionError[^]*a\.test\.js:3/),
        expect.stringMatching(/^b\.test\.js\n {4}.*cannot be read/),
      ],
      again: ['npm run test --workspace . -- a.test.js', 'npm run test --workspace . -- b.test.js'],
    })
  })

  it('names failed and repeated journeys, and skipped ones', () => {
    expect(readReport(journeys, folder)).toEqual({
      passed: 1,
      failed: 2,
      skipped: [expect.stringMatching(/^a\.spec\.mjs:\d+ › is left out \(\)$/)],
      failures: [
        expect.stringMatching(
          /^a\.spec\.mjs:5 › sways \(\): passed only the second time: Error: expect\(received\)/,
        ),
        expect.stringMatching(
          /^a\.spec\.mjs:\d+ › in a group › does not hold \(\): Error: expect\(received\)/,
        ),
      ],
      details: [
        expect.stringMatching(/^a\.spec\.mjs:5 › sways \(\)\n {4}passed only the second time: Error/),
        expect.stringMatching(/^a\.spec\.mjs:3 › in a group › does not hold \(\)\n {4}Error[^]*Expected: 2/),
      ],
      again: ['npm run e2e --workspace . -- a.spec.mjs:5', 'npm run e2e --workspace . -- a.spec.mjs:3'],
    })
  })
})
