import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a run of Vitest or Playwright came to. */
interface Outcome {
  passed: number
  failed: number
  /** `{file} › {title}: {first line of the error}`, one for each test that did not pass. */
  failures: readonly string[]
  /** Commands that run again the files of these tests, or the tests themselves, and nothing else. */
  again: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    message?: string
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly {
    title: string
    file: string
    line: number
    tests: readonly {
      status: string
      projectName: string
      results: readonly { errors: readonly { message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts and names from the JSON report of Vitest or Playwright; flaky and skipped journeys have failed. */
export function readReport(text: string, root: string): Outcome {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  return 'stats' in report ? fromPlaywright(report, root) : fromVitest(report, root)
}

function fromVitest(report: VitestReport, root: string): Outcome {
  const again = report.testResults
    .filter(({ message, assertionResults }) => message || assertionResults.some(isFailed))
    .map(({ name }) => inPackage(name, root, name.endsWith('.stories.tsx') ? 'stories' : 'test'))
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(isFailed)
    if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, again }
}

function fromPlaywright(report: PlaywrightReport, root: string): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: failuresIn(report),
    again: placesIn(report).map((place) => inPackage(join(report.config.rootDir, place), root, 'e2e')),
  }
}

function failuresIn(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, projectName, results }) => {
        const error = firstLine(results.flatMap(({ errors }) => errors)[0]?.message)
        return `${file}:${line} › ${title} (${projectName}): ${error || status}`
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(failuresIn)]
}

function placesIn(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, line }) => `${file}:${line}`)
  return [...own, ...(suite.suites ?? []).flatMap(placesIn)]
}

function isFailed({ status }: { status: string }): boolean {
  return status === 'failed'
}

/** The script of the package a file belongs to, with the file alone. */
function inPackage(file: string, root: string, script: string): string {
  let folder = dirname(file)
  while (folder !== root && folder !== dirname(folder) && !existsSync(join(folder, 'package.json')))
    folder = dirname(folder)
  return `npm run ${script} --workspace ${relative(root, folder) || '.'} -- ${relative(folder, file)}`
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? ''
}
