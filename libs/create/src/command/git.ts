import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What became of the repository of a new site. `said`: why git did not commit, in its own words. */
export interface NewRepository {
  /** `kept`: the folder is in a repository already. `none`: there is no git here. `staged`: the commit is left to people. */
  readonly state: 'committed' | 'staged' | 'kept' | 'none'
  readonly said?: string | undefined
}

/** Where other programs than git keep the versions of a folder. */
const others = ['.hg', '.jj', '.sl', '.svn']

/** Makes a repository of a new site, with its files as the first commit. */
export function startRepository(folder: string): NewRepository {
  const git = (...line: string[]) => spawnSync('git', line, { cwd: folder, encoding: 'utf8' })
  const isKept = existsSync(join(folder, '.git')) || git('rev-parse', '--is-inside-work-tree').status === 0
  if (isKept || isKeptByOthers(resolve(folder))) return { state: 'kept' }
  if (git('init', '--quiet', '--initial-branch=main').status !== 0) return { state: 'none' }
  git('add', '--all')
  const { status, stderr } = git('commit', '--quiet', '--no-verify', '--message', 'chore: begin the site')
  if (status === 0) return { state: 'committed' }
  return { state: 'staged', said: stderr.split('\n').find((line) => line.trim() !== '') }
}

function isKeptByOthers(folder: string): boolean {
  if (others.some((name) => existsSync(join(folder, name)))) return true
  const above = dirname(folder)
  return above !== folder && isKeptByOthers(above)
}
