import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a run of Vitest or Playwright came to. */
interface Outcome {
  passed: number
  failed: number
  /** `{file} › {title}: {first line of the error}`, one for each test that did not pass. */
  failures: readonly string[]
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
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts and names from the JSON report of Vitest or Playwright; flaky and skipped journeys have failed. */
export function readReport(text: string, root: string): Outcome {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  return 'stats' in report ? fromPlaywright(report) : fromVitest(report, root)
}

function fromVitest(report: VitestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

function fromPlaywright(report: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped, failures: failuresIn(report) }
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

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? ''
}
