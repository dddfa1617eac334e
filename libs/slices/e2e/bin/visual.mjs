#!/usr/bin/env node
// Compares pictures of every story with those of another commit: see docs/decisions/retired/0162-pictures-of-stories-are-compared-with-another-commit.md.
//   visual.mjs [--against <commit>] [--touched] [--every] [part of a story's id …]
// --every: also the stories that are made of the same bytes as at that commit.
// --touched: the stories beside what changed, without those that a commit says look otherwise: see
// docs/decisions/retired/0217-tests-compare-pictures-of-what-a-change-touches.md.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { dropOthers, makeOnce } from '../kept-builds.ts'
import { storyDigests } from '../story-digests.ts'
import { touchedStories } from '../touched-stories.ts'

const root = join(import.meta.dirname, '../../../..')
const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, touched: { type: 'boolean' }, every: { type: 'boolean' } },
  allowPositionals: true,
})
const git = (...line) =>
  execFileSync('git', line, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const programOf = (name, bin = name) => {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin])
}

// Without a history there is nothing to compare with.
if (values.touched && !existsSync(join(root, '.git'))) process.exit()
const commit = git('rev-parse', '--short=12', values.against ?? forkPoint())
if (values.touched && touchedStories(changedFiles(), []).ofAll.length === 0) {
  console.log(`No story shows anything that changed since ${commit}.`)
  process.exit()
}
const browser = execFileSync(process.execPath, [join(root, 'tools/checks/bin/browser-version.mjs')], {
  encoding: 'utf8',
})
// Another browser draws other pictures, and so do other fonts of the system.
const fonts = createHash('sha256').update(systemFonts())
const reports = join(root, 'reports/visual')
const name = `${commit}-${browser.replaceAll(/\W+/g, '-')}-${fonts.digest('hex').slice(0, 8)}`
const kept = join(reports, name)
const pictures = join(kept, 'pictures')
const before = join(kept, 'stories')
const meant = git('log', '--format=%(trailers:key=Looks,valueonly)', `${commit}..HEAD`)
  .split(/[\s,]+/)
  .filter(Boolean)
mkdirSync(reports, { recursive: true })
dropOthers(reports, name)
console.log('Building the stories of the present …')
// Not where `npm run build:storybook` writes, which somebody may be looking at.
const present = build(join(root, 'libs/slices'), join(reports, 'present'))
const { entries } = JSON.parse(readFileSync(join(present, 'index.json'), 'utf8'))
const asked = values.touched ? chooseTouched() : Object.keys(entries).filter(isAskedFor)
makeOnce(before, (unfinished) => {
  console.log(`Building the stories of ${commit}, which are kept …`)
  const tree = join(kept, 'tree')
  copyCommit(tree)
  build(join(tree, 'libs/slices'), unfinished)
  rmSync(tree, { recursive: true })
})
const chosen = join(reports, 'chosen.json')
const differing = values.every ? asked : leaveSame(asked)
writeFileSync(chosen, JSON.stringify(differing))
if (asked.length > 0 && differing.length === 0) process.exit()

console.log(`Pictures of ${commit}, of which those that are there are kept …`)
if (photograph(before, ['--update-snapshots=all']) !== 0) {
  // A story that was broken then is no reason to compare none.
  if (!existsSync(pictures)) {
    console.log(`There is no picture of ${commit}, so nothing can be compared. What is above says why.`)
    process.exit(1)
  }
  console.log(`Stories that could not be shown at ${commit} have no picture, and are not compared.`)
}
console.log('Pictures of the present …')
process.exitCode = photograph(present, ['--update-snapshots=none'])

function isAskedFor(id) {
  return (
    entries[id].type === 'story' &&
    (positionals.length === 0 || positionals.some((part) => id.includes(part)))
  )
}

/** What is made of the same bytes looks the same, and takes no picture. */
function leaveSame(stories) {
  const [then, now] = [storyDigests(before), storyDigests(present)]
  const left = stories.filter((id) => !now.has(id) || now.get(id) !== then.get(id))
  console.log(
    `${stories.length - left.length} of ${stories.length} stories are made of the same bytes as at ${commit}; ${left.length} are compared.`,
  )
  return left
}

function changedFiles() {
  return [
    ...git('diff', '--name-only', commit).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
}

/** @returns Ids. The process ends here where there is nothing to compare. */
function chooseTouched() {
  const { components, ofAll } = touchedStories(changedFiles(), Object.values(entries))
  for (const file of ofAll)
    console.log(`${file} may change every story, and these are not compared here: npm run visual.`)
  const compared = components.filter((component) => !meant.some((part) => component.includes(part)))
  console.log(
    `Compared: ${compared.join(', ') || 'no story'}. Meant to look otherwise: ${meant.join(', ') || 'none'}.`,
  )
  if (compared.length === 0) process.exit()
  return Object.keys(entries).filter((id) => compared.some((component) => id.startsWith(`${component}--`)))
}

/** Which fonts the system has, in which versions, and which of them its settings choose for a name it has not. */
function systemFonts() {
  const said = (program, ...line) =>
    (spawnSync(program, line, { encoding: 'utf8' }).stdout ?? '').split('\n').toSorted().join('\n')
  const families = ['sans-serif', 'serif', 'monospace', 'system-ui', 'ui-monospace', 'emoji']
  return [
    said('fc-list', ':', 'file', 'fontversion'),
    ...families.map((family) => said('fc-match', '--verbose', family)),
  ].join('\n')
}

/** Where the present branch left the main one. On the main branch that is its last commit. */
function forkPoint() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', main, 'HEAD')
    } catch {
      // A clone of one branch has no branch of that name.
    }
  }
  return 'HEAD'
}

/** The libraries as they were, and all in which the catalogue counts where components are used, with the packages of others that are installed. */
function copyCommit(tree) {
  rmSync(tree, { recursive: true, force: true })
  const own = join(tree, 'node_modules/@house-edge')
  mkdirSync(own, { recursive: true })
  const archive = join(kept, 'libraries.tar')
  const parts = ['libs', 'apps/site/src', 'content/documents', 'package.json', 'tsconfig.base.json']
  git('archive', '--output', archive, commit, ...parts)
  execFileSync('tar', ['-xf', archive, '-C', tree])
  rmSync(archive)
  for (const manifest of globSync('libs/*/package.json', { cwd: tree })) {
    const { name } = JSON.parse(readFileSync(join(tree, manifest), 'utf8'))
    symlinkSync(join(tree, dirname(manifest)), join(tree, 'node_modules', name), 'junction')
  }
}

/** @returns Where the built Storybook is. */
function build(library, output) {
  const line = [programOf('storybook'), 'build', '--output-dir', output, '--disable-telemetry', '--quiet']
  execFileSync(process.execPath, line, { cwd: library, stdio: ['ignore', 'ignore', 'inherit'] })
  return output
}

/** @returns How Playwright ended. */
function photograph(stories, options) {
  const config = join(import.meta.dirname, '../playwright.config.ts')
  const line = [
    programOf('@playwright/test', 'playwright'),
    'test',
    '--config',
    config,
    '--pass-with-no-tests',
    ...options,
  ]
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'tools/checks/bin/with-browser.mjs'), process.execPath, ...line],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        VISUAL_STORIES: stories,
        VISUAL_PICTURES: pictures,
        VISUAL_CHOSEN: chosen,
        VISUAL_MEANT: meant.join(','),
        // Only the present has something to differ from.
        VISUAL_REVIEW: stories === present ? commit : '',
      },
    },
  )
  return status ?? 1
}
