/**
 * The promises of the repository as steps of the test command.
 *
 * @module
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasRedis } from '../../../../vitest.redis.ts'
import { unshownRequirements } from '../conformance/executed-tests.ts'
import { findBrowser } from '../find-browser.ts'
import { brokenPromises } from '../promises.ts'
import { readReport } from '../read-report.ts'
import type { Count, Step, Work } from './run-steps.ts'

/** The repository. */
export const root: string = join(import.meta.dirname, '../../../..')

const nx = (target: string, atOnce = 2) => [
  ...bin('nx'),
  'run-many',
  '-t',
  target,
  `--parallel=${atOnce}`,
  '--output-style=stream',
  '--no-cloud',
]

/** What reads the whole workspace and nothing else. The task runner keeps the result until any file changes. */
const kept = (target: string) =>
  command([...bin('nx'), 'run', `@house-edge/checks:${target}`, '--output-style=stream', '--no-cloud'])

/** Every step, in the order in which a failure is told soonest. */
export const steps: readonly Step[] = [
  { name: 'format', promise: 'Every file is formatted', run: command([...bin('oxfmt'), '--check']) },
  {
    name: 'types',
    promise: 'Every file type-checks, and no lint rule is broken',
    run: kept('all-types'),
  },
  {
    name: 'models',
    promise: 'The types of documents match the models, those of the database the migrations',
    run: kept('models'),
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
  {
    name: 'dead-code',
    promise: 'Nothing is exported or depended on in vain',
    run: kept('dead-code'),
  },
  {
    name: 'packages',
    promise: 'Every library builds, can be installed, and compiles as its README says',
    run: command(nx('check:package')),
  },
  {
    name: 'tests',
    promise: 'Unit and contract tests pass',
    // A third would take its share from the journeys, which end last.
    run: counted(nx('test'), '.test.json'),
  },
  {
    name: 'stories',
    promise: 'Every story renders and is accessible',
    run: counted(nx('stories'), '.stories.json'),
  },
  {
    name: 'pictures',
    promise:
      'Stories beside what a branch changed look as before, or a commit says that they are meant not to',
    run: command([process.execPath, 'libs/slices/e2e/bin/visual.mjs', '--touched']),
  },
  {
    name: 'journeys',
    promise: 'Visitors, editors and members get where they want',
    // All at once: those of the site take longest, and are the last that the task runner would begin with.
    run: counted(nx('e2e', 3), '.e2e.json'),
  },
  {
    name: 'conformance',
    promise: 'Every test that a requirement rests on has run and passed',
    run: conformance,
  },
]

/** The program of a package, as every platform can start it. */
function bin(name: string, program = name): string[] {
  const folder = join(root, 'node_modules', name)
  const { bin: programs } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof programs === 'string' ? programs : programs[program]
  return [process.execPath, join(folder, file ?? program)]
}

function command(line: readonly string[]): Step['run'] {
  return async (work) =>
    (await work.command(line)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Counts single tests from the reports; a run that failed without a failing test counts as one. */
function counted(line: readonly string[], suffix: string): Step['run'] {
  return async (work) => {
    const code = await work.command(line, { CHROMIUM_PATH: await findBrowser() })
    const folder = join(root, 'reports')
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
    const counts = files
      .filter((file) => file.endsWith(suffix))
      .map((file) => readReport(readFileSync(join(folder, file), 'utf8'), root))
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + count.failed, 0)
    if (passed + failed === 0) work.say('No test ran in this step, so it proves nothing.')
    return {
      passed,
      failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
      failures: counts.flatMap((count) => count.failures),
      details: counts.flatMap((count) => count.details),
      skipped: counts.flatMap((count) => count.skipped),
      again: [...new Set(counts.flatMap((count) => count.again))],
    }
  }
}

async function promises(work: Work): Promise<Count> {
  const results = brokenPromises(root)
  for (const { name, findings } of results) {
    for (const { where, what } of findings) work.say(`${name}: ${where}: ${what}`)
  }
  const failed = results.filter(({ findings }) => findings.length > 0).length
  return { passed: results.length - failed, failed }
}

/** Reads the reports of the steps before it. */
async function conformance(work: Work): Promise<Count> {
  if (!hasRedis)
    work.say(
      'Not judged: what several processes share. Install redis-server or valkey-server to have it shown.',
    )
  const findings = unshownRequirements(root, { hasRedis })
  return {
    passed: findings.length === 0 ? 1 : 0,
    failed: findings.length,
    failures: findings.map(({ where, what }) => `${where}: ${what}`),
  }
}
