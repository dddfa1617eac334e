import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a repository of a new site, with its files as the first commit.
 *
 * @returns `kept`: the folder is in a repository already. `none`: there is no git here. `staged`: git does not know who
 *   commits, so the commit is left to them.
 */
export function startRepository(folder: string): 'committed' | 'staged' | 'kept' | 'none' {
  const git = (...line: string[]) => spawnSync('git', line, { cwd: folder, stdio: 'ignore' }).status
  if (existsSync(join(folder, '.git')) || git('rev-parse', '--is-inside-work-tree') === 0) return 'kept'
  if (git('init', '--quiet', '--initial-branch=main') !== 0) return 'none'
  git('add', '--all')
  return git('commit', '--quiet', '--no-verify', '--message', 'chore: begin the site') === 0
    ? 'committed'
    : 'staged'
}
