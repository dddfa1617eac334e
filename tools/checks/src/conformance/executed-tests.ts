import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../promises/sources.ts'
import { markedTestsIn } from './marked-tests.ts'

/** A test that a report speaks of. */
interface ExecutedTest {
  /** Absolute, on the machine that ran it, with `/`. */
  file: string
  /** Its groups from the outside in, and its own. */
  titles: readonly string[]
  passed: boolean
}

interface VitestReport {
  testResults: readonly {
    name: string
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    file: string
    tests: readonly { status: string; expectedStatus: string }[]
  }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: readonly PlaywrightSuite[]
}

/**
 * Holds the marks of the tests against the reports of a whole run: every test
 * that names a requirement has run, in each of its cases, and has passed.
 */
export function unshownRequirements(root: string): Finding[] {
  const executed = executedTestsIn(join(root, 'reports'))
  return markedTestsIn(root).tests.flatMap(({ file, line, numbers, title, patterns }) => {
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

function executedTestsIn(folder: string): ExecutedTest[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|e2e)\.json$/.test(file))
    .flatMap((file) => {
      const report = JSON.parse(readFileSync(join(folder, file), 'utf8')) as VitestReport | PlaywrightReport
      return 'testResults' in report
        ? fromVitest(report)
        : report.suites.flatMap((suite) => fromPlaywright(suite, report.config.rootDir, []))
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

function fromPlaywright(suite: PlaywrightSuite, folder: string, groups: readonly string[]): ExecutedTest[] {
  return [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      file: `${folder}/${file}`.replaceAll('\\', '/'),
      titles: [...groups, title],
      passed: tests.every(
        ({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed',
      ),
    })),
    ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, folder, [...groups, inner.title])),
  ]
}
