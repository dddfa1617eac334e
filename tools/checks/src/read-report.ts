import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type PlaywrightReport, specsOf, type VitestReport } from './test-reports.ts'

/** What a run of Vitest or Playwright came to. */
interface Outcome {
  passed: number
  failed: number
  /** `{file} › {title}`, one for each test that the run left out. */
  skipped: readonly string[]
  /** `{file} › {title}: {first line of the error}`, one for each test that did not pass. */
  failures: readonly string[]
  /** The same with the whole of each error, for readers who have only this output. */
  details: readonly string[]
  /** Commands that run again the files of these tests, or the tests themselves, and nothing else. */
  again: readonly string[]
}

/**
 * Counts and names from the JSON report of Vitest or Playwright. A journey that passed only when it was run
 * a second time has failed: its error says what its first run came to, and that the second one passed.
 */
export function readReport(text: string, root: string): Outcome {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport
  return 'stats' in report ? fromPlaywright(report, root) : fromVitest(report, root)
}

function fromVitest(report: VitestReport, root: string): Outcome {
  const again = report.testResults
    .filter(({ message, assertionResults }) => message || assertionResults.some(isFailed))
    .map(({ name }) => inPackage(name, root, name.endsWith('.stories.tsx') ? 'stories' : 'test'))
  const failures = report.testResults.flatMap(({ name, message, assertionResults }): Failure[] => {
    const file = relative(root, name)
    const failed = assertionResults.filter(isFailed)
    if (failed.length === 0 && message) return [{ place: file, error: message }]
    return failed.map(({ fullName, failureMessages }) => ({
      place: `${file} › ${fullName}`,
      error: failureMessages?.[0] ?? '',
    }))
  })
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isLeftOut).map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  )
  const { numPassedTests: passed, numFailedTests: failed } = report
  return { passed, failed, skipped, failures: failures.map(asLine), details: failures.map(asWhole), again }
}

function fromPlaywright(report: PlaywrightReport, root: string): Outcome {
  const { expected, flaky, unexpected } = report.stats
  const results = resultsIn(report)
  const failures = results.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped: results.filter(({ status }) => status === 'skipped').map(({ place }) => place),
    failures: failures.map(asLine),
    details: failures.map(asWhole),
    again: [...new Set(failures.map(({ at }) => inPackage(join(report.config.rootDir, at), root, 'e2e')))],
  }
}

interface Failure {
  place: string
  error: string
}

interface JourneyResult extends Failure {
  status: string
  /** The file below the suite's folder, and the line. */
  at: string
}

function resultsIn(report: PlaywrightReport): JourneyResult[] {
  return specsOf(report).flatMap(({ title, groups, file, line, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      at: `${file}:${line}`,
      place: `${file}:${line} › ${[...groups, title].join(' › ')} (${projectName})`,
      error: `${status === 'flaky' ? 'passed only the second time: ' : ''}${results.flatMap(({ errors }) => errors)[0]?.message ?? status}`,
    })),
  )
}

/** Vitest calls a test `skipped`, `pending`, `todo` or `disabled` that it has not run. */
function isLeftOut({ status }: { status: string }): boolean {
  return status !== 'passed' && status !== 'failed'
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

function asLine({ place, error }: Failure): string {
  return `${place}: ${stripVTControlCharacters(error).trim().split('\n', 1)[0] ?? ''}`
}

const mostErrorLines = 30

function asWhole({ place, error }: Failure): string {
  const lines = stripVTControlCharacters(error).trim().split('\n').slice(0, mostErrorLines)
  return [place, ...lines.map((line) => `    ${line}`)].join('\n')
}
