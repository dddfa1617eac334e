import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../workspace/finding.ts'
import { type PlaywrightReport, specsOf, type VitestReport } from '../test-reports.ts'
import { markedTestsIn } from './marked-tests.ts'

/** A test that a report speaks of. */
interface ExecutedTest {
  /** Absolute, on the machine that ran it, with `/`. */
  file: string
  /** Its groups from the outside in, and its own. */
  titles: readonly string[]
  passed: boolean
}

/**
 * Holds the marks of the tests against the reports of a whole run: every test
 * that names a requirement has run, in each of its cases, and has passed.
 *
 * @param options.hasRedis Whether there is a Redis or Valkey. Without one, files that start an engine
 * are left out of a run, and nothing is said of what they show: such a machine passes too. Default true.
 */
export function unshownRequirements(root: string, { hasRedis = true } = {}): Finding[] {
  const executed = executedTestsIn(join(root, 'reports'))
  const { tests } = markedTestsIn(root)
  const judged = tests.filter(({ file }) => hasRedis || !startsEngine(join(root, file)))
  return judged.flatMap(({ file, line, numbers, title, patterns }) => {
    const same = executed.filter(
      (test) =>
        test.file.endsWith(`/${file}`) &&
        test.titles.length === patterns.length &&
        patterns.every((pattern, index) => pattern.test(test.titles[index] ?? '')),
    )
    const why =
      same.length === 0
        ? 'there is no report that it ran'
        : same.some(({ passed }) => !passed)
          ? 'it did not pass'
          : undefined
    return why
      ? [{ where: `${file}:${line}`, what: `"${title}" does not show ${numbers.join(', ')}: ${why}` }]
      : []
  })
}

function startsEngine(file: string): boolean {
  return readFileSync(file, 'utf8').includes('vitest.redis.ts')
}

function executedTestsIn(folder: string): ExecutedTest[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|e2e)\.json$/.test(file))
    .flatMap((file) => {
      const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as VitestReport | PlaywrightReport
      return 'testResults' in report ? fromVitest(report) : fromPlaywright(report)
    })
}

function fromVitest(report: VitestReport): ExecutedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.replaceAll('\\', '/'),
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  )
}

function fromPlaywright(report: PlaywrightReport): ExecutedTest[] {
  return specsOf(report).map(({ title, groups, file, tests }) => ({
    file: `${report.config.rootDir}/${file}`.replaceAll('\\', '/'),
    titles: [...groups, title],
    passed: tests.every(
      ({ status, expectedStatus }) =>
        (status === 'expected' || status === 'flaky') && expectedStatus === 'passed',
    ),
  }))
}
