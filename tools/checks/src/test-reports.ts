/** What Vitest and Playwright write of a run, as far as it is read here. @module */

/** The JSON report of Vitest. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    /** The file. */
    name: string
    message?: string
    assertionResults: readonly {
      ancestorTitles: readonly string[]
      title: string
      fullName: string
      status: string
      failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightSpec {
  title: string
  /** Below the suite's folder. */
  file: string
  line: number
  tests: readonly {
    status: string
    expectedStatus: string
    projectName: string
    results: readonly { errors: readonly { message?: string }[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: readonly PlaywrightSuite[]
  specs?: readonly PlaywrightSpec[]
}

/** The JSON report of Playwright. */
export interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: readonly PlaywrightSuite[]
}

/** Every spec of a report with the titles of the groups around it. The outermost suites are files and not groups. */
export function specsOf({
  suites = [],
}: PlaywrightReport): (PlaywrightSpec & { groups: readonly string[] })[] {
  return suites.flatMap((file) => specsIn(file, []))
}

function specsIn(
  { specs = [], suites = [] }: PlaywrightSuite,
  groups: readonly string[],
): (PlaywrightSpec & { groups: readonly string[] })[] {
  return [
    ...specs.map((spec) => ({ ...spec, groups })),
    ...suites.flatMap((inner) => specsIn(inner, [...groups, inner.title])),
  ]
}
