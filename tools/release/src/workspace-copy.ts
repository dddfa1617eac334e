import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies a workspace as it stands, with its history and with what is not committed, so that a release can be
 * made in the copy. Packages of others are those that are installed here; packages of the workspace are the copy's.
 */
export function copyWorkspace(root: string, target: string): void {
  const git = (cwd: string, ...line: string[]) =>
    execFileSync('git', line, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
  git(root, 'clone', '--quiet', '--shared', '.', target)
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(target, file))
    else rmSync(join(target, file), { force: true })
  }
  git(target, 'config', 'user.name', 'Rehearsal')
  git(target, 'config', 'user.email', 'rehearsal@house-edge.example')
  git(target, 'add', '--all')
  git(target, 'commit', '--quiet', '--allow-empty', '--message', 'chore(release): what is rehearsed')

  for (const modules of globSync(['node_modules', '{apps,libs,tools}/*/node_modules'], { cwd: root })) {
    linkPackages(join(root, modules), join(target, modules))
  }
  const own = join(target, 'node_modules/@house-edge')
  rmSync(own, { recursive: true })
  mkdirSync(own)
  for (const folder of globSync('{apps,libs,tools}/*', { cwd: target })) {
    if (existsSync(join(target, folder, 'package.json')))
      symlinkSync(join(target, folder), join(own, folder.split(/[\\/]/).at(-1) ?? ''))
  }
}

function linkPackages(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  mkdirSync(to)
  for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name))
}
