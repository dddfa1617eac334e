/**
 * The test command: every promise of the repository, one after the other, and a
 * count at the end.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unshownRequirements } from './conformance/executed-tests.ts'
import { findBrowser } from './find-browser.ts'
import { brokenPromises } from './promises.ts'
import { readReport } from './read-report.ts'

const root = join(import.meta.dirname, '../../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const nx = (target: string) => [bin('nx'), 'run-many', '-t', target, '--output-style=stream', '--no-cloud']

interface Count {
  passed: number
  failed: number
  /** A line for each test that failed, for the end of a long output. */
  failures?: readonly string[]
}

interface Step {
  name: string
  promise: string
  run: () => Promise<Count>
}

const steps: Step[] = [
  { name: 'format', promise: 'Every file is formatted', run: command([bin('oxfmt'), '--check']) },
  {
    name: 'lint',
    promise: 'No lint rule is broken',
    run: command([bin('oxlint'), '--type-aware', '--deny-warnings']),
  },
  {
    name: 'types',
    promise: 'Every project type-checks, and so does every example in a README',
    run: all(
      command(nx('types')),
      command([bin('tsc'), '-p', 'tsconfig.json']),
      command([process.execPath, 'tools/checks/bin/readme-examples.mjs']),
    ),
  },
  {
    name: 'models',
    promise: 'The types of documents match the models, those of the database the migrations',
    run: all(
      command([process.execPath, 'tools/checks/src/content-types.ts', '--check']),
      command([process.execPath, 'tools/backend/bin/database-types.mjs', '--check']),
    ),
  },
  {
    name: 'content',
    promise: 'The demonstration is fit to be read',
    run: command([
      process.execPath,
      '--conditions=@house-edge/source',
      'apps/site/src/content-lint/command.ts',
      '--strict',
      '--today',
      '2026-11-20',
    ]),
  },
  { name: 'promises', promise: 'Boundaries, sizes, names and documents hold', run: promises },
  { name: 'dead-code', promise: 'Nothing is exported or depended on in vain', run: command([bin('knip')]) },
  {
    name: 'packages',
    promise: 'Every library builds and can be installed',
    run: command(nx('check:package')),
  },
  { name: 'tests', promise: 'Unit and contract tests pass', run: counted(nx('test'), '.test.json') },
  {
    name: 'stories',
    promise: 'Every story renders and is accessible',
    run: counted(nx('stories'), '.stories.json'),
  },
  {
    name: 'journeys',
    promise: 'Visitors, editors and members get where they want',
    run: counted(nx('e2e'), '.e2e.json'),
  },
  {
    name: 'conformance',
    promise: 'Every test that a requirement rests on has run and passed',
    run: conformance,
  },
]

/**
 * Runs the steps named, or all.
 *
 * @returns The exit code.
 */
export async function main(wanted: readonly string[]): Promise<number> {
  const strange = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (strange.length > 0) {
    console.error(
      `There is no step "${strange.join('", "')}". The steps are: ${steps.map((step) => step.name).join(', ')}.`,
    )
    return 1
  }
  const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))
  rmSync(join(root, 'reports'), { recursive: true, force: true })

  const rows: { step: Step; count: Count; seconds: number }[] = []
  for (const step of chosen) {
    console.log(`\n── ${step.name}: ${step.promise}`)
    const began = performance.now()
    const count = await step.run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    rows.push({ step, count, seconds: (performance.now() - began) / 1000 })
  }
  return report(rows)
}

function report(rows: readonly { step: Step; count: Count; seconds: number }[]): number {
  console.log('')
  for (const { step, count } of rows) {
    for (const failure of count.failures ?? []) console.log(`FAILED ${step.name}: ${failure}`)
  }
  for (const { step, count, seconds } of rows) {
    const mark = count.failed === 0 ? 'ok    ' : 'FAILED'
    console.log(
      `${mark} ${step.name.padEnd(10)} ${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    )
  }
  const passed = rows.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = rows.reduce((sum, { count }) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function command(line: readonly string[]): () => Promise<Count> {
  return async () => ((await exitCode(line)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function all(...runs: (() => Promise<Count>)[]): () => Promise<Count> {
  return async () => {
    let sum: Count = { passed: 0, failed: 0 }
    for (const run of runs) {
      const count = await run()
      sum = { passed: sum.passed + count.passed, failed: sum.failed + count.failed }
    }
    return sum
  }
}

/** Counts single tests from the reports; a run that failed without a failing test counts as one. */
function counted(line: readonly string[], suffix: string): () => Promise<Count> {
  return async () => {
    const code = await exitCode(line, { CHROMIUM_PATH: await findBrowser() })
    const folder = join(root, 'reports')
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
    const reports = files.filter((file) => file.endsWith(suffix))
    const counts = reports.map((file) => readReport(readFileSync(join(folder, file), 'utf8'), root))
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + count.failed, 0)
    if (passed + failed === 0) console.error(`No test ran in this step, so it proves nothing.`)
    const failures = counts.flatMap((count) => count.failures)
    return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, failures }
  }
}

async function promises(): Promise<Count> {
  const results = brokenPromises(root)
  for (const { name, findings } of results) {
    for (const { where, what } of findings) console.error(`${name}: ${where}: ${what}`)
  }
  const failed = results.filter(({ findings }) => findings.length > 0).length
  return { passed: results.length - failed, failed }
}

/** Reads the reports of the steps before it. */
async function conformance(): Promise<Count> {
  const findings = unshownRequirements(root)
  return {
    passed: findings.length === 0 ? 1 : 0,
    failed: findings.length,
    failures: findings.map(({ where, what }) => `${where}: ${what}`),
  }
}

function exitCode(line: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const [file = '', ...args] = line
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NEXT_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        ...env,
      },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
