#!/usr/bin/env node
// Builds the documentation of releases that are not in docs/dist yet, from their tags and with the packages of their
// lock files: minutes each, and the network. `npm run docs:released`, or `npm run docs:released -- 0.2.0` for some.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeVersions } from '../src/docs-versions.ts'

const root = join(import.meta.dirname, '../../..')
const chosen = process.argv.slice(2)
const git = (...line) => execFileSync('git', line, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const versions = git('tag', '--list', 'v*')
  .split('\n')
  .filter(Boolean)
  .map((tag) => tag.replace('v', ''))
const unknown = chosen.filter((version) => !versions.includes(version))
if (unknown.length > 0) {
  console.error(`No tag names ${unknown.join(' or ')}. There are ${versions.join(', ') || 'none'}.`)
  process.exit(1)
}
for (const version of chosen.length > 0 ? chosen : versions) {
  const built = join('docs/dist', version)
  if (existsSync(join(root, built))) continue
  console.log(`Documentation of ${version}`)
  const tree = join(mkdtempSync(join(tmpdir(), 'released-docs-')), version)
  const run = (program, ...line) =>
    execFileSync(program, line, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
  // A work tree and no clone, whose remote, which pages to edit are addressed by, would be this folder.
  git('worktree', 'add', '--detach', tree, `v${version}`)
  try {
    run('npm', 'ci', '--no-audit', '--no-fund')
    run('npm', 'run', 'docs')
    cpSync(join(tree, built), join(root, built), { recursive: true })
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(dirname(tree), { recursive: true, force: true })
  }
}
writeVersions(root)
