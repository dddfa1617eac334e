import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import type { Breakage } from './breakages.ts'

/** What became of a row: its test failed, passed, or could not run at all. */
type Verdict = 'died' | 'survived' | 'spoilt'

/** A copy of the repository in which files may be broken. */
interface Copy {
  /** Breaks the file, runs the test, and mends the file. */
  tryBreakage: (breakage: Breakage) => Verdict
  /** Whether a file of tests passes as it is. */
  isGreen: (test: string) => boolean
  remove: () => void
}

/** Copies what the repository holds and ignores nothing of, committed or not. Packages are shared with the original. */
export function copyRepository(root: string): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'breakages-'))
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of listed.stdout.split('\0').filter((each) => each && existsSync(join(root, each))))
    cpSync(join(root, file), join(copy, file))
  for (const workspace of ['.', ...workspacesIn(root)]) shareModules(root, copy, workspace)

  const run = (test: string): Verdict => {
    const project = projectOf(test, copy)
    // Written there by the configuration of every package.
    const report = join(copy, `reports/@house-edge/${basename(project)}.test.json`)
    rmSync(report, { force: true })
    spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', relative(project, test)],
      { cwd: join(copy, project), stdio: 'ignore' },
    )
    if (!existsSync(report)) return 'spoilt'
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      success: boolean
    }
    if (numFailedTests > 0) return 'died'
    return success && numPassedTests > 0 ? 'survived' : 'spoilt'
  }
  return {
    tryBreakage({ file, find, replace, test }) {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        text.replace(find, () => replace),
      )
      try {
        return run(test)
      } finally {
        writeFileSync(path, text)
      }
    },
    isGreen: (test) => run(test) === 'survived',
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

/** The folder whose tests it belongs to: the nearest one with a configuration of Vitest. */
function projectOf(test: string, root: string): string {
  let folder = dirname(test)
  while (folder !== '.' && !existsSync(join(root, folder, 'vitest.config.ts'))) folder = dirname(folder)
  return folder
}

/** Links to packages; those of this repository lead into the copy. */
function shareModules(root: string, copy: string, workspace: string): void {
  const from = join(root, workspace, 'node_modules')
  if (!existsSync(from)) return
  const to = join(copy, workspace, 'node_modules')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((each) => each !== '@house-edge'))
    symlinkSync(join(from, name), join(to, name))
  if (existsSync(join(from, '@house-edge')))
    cpSync(join(from, '@house-edge'), join(to, '@house-edge'), { recursive: true, verbatimSymlinks: true })
}

function workspacesIn(root: string): string[] {
  return ['apps', 'libs', 'tools'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  )
}
