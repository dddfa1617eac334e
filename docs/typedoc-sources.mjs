import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Converter, JSX } from 'typedoc'
import { webAddress } from '../tools/release/src/package-origin.ts'

const root = join(import.meta.dirname, '..')
const manifestOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const git = (...line) => execFileSync('git', line, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()

/** What a page is written by that is not committed, or written anew by a program. */
const writtenBy = {
  'docs/conformance.md': 'docs/requirements.md',
  'docs/compatibility.md': 'tools/release/src/examples/compatibility-page.ts',
  'docs/next-versions.md': 'tools/release/src/examples/next-patches.ts',
  'docs/runtimes.md': 'tools/checks/src/runtimes/runtime-page.ts',
  'docs/sizes.md': 'tools/checks/src/entry-sizes.ts',
}

/** Each page ends with the file it is written in, to edit where the repository has an address, and with its version. */
export function load(app) {
  const web = addressOf()
  const version = versionOf()
  const folders = new Map(
    globSync('libs/*/package.json', { cwd: root }).map((file) => [
      manifestOf(file).name,
      file.replace('/package.json', ''),
    ]),
  )
  // Packages are converted one by one and joined as JSON, which keeps what is written here and not the path.
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => {
    const path = relative(root, document.project.files.getReflectionPath(document))
    document.frontmatter['file'] = path.replaceAll('\\', '/')
  })
  app.renderer.hooks.on('content.end', ({ page }) => {
    const file = fileOf(page.model, page.project, folders)
    const name = JSX.createElement('code', null, file)
    const edit = web
      ? JSX.createElement('a', { href: `${web}/edit/main/${file}` }, 'Edit this page')
      : 'This page is written in'
    return JSX.createElement('p', { class: 'page-source', 'data-file': file }, edit, ' ', name, '. ', version)
  })
}

/** @returns Where the repository is seen: as its manifest says, or where it was cloned from. */
function addressOf() {
  const { repository } = manifestOf('package.json')
  if (repository) return webAddress((repository.url ?? repository).replace(/^git\+/, ''))
  try {
    return webAddress(git('remote', 'get-url', '--push', 'origin'))
  } catch {
    // A folder without a history, or that was not cloned: pages name their file alone.
    return undefined
  }
}

function versionOf() {
  const { version } = manifestOf('libs/content/package.json')
  try {
    if (git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`)) return `Version ${version}.`
    return `Version ${version} and what came since, until commit ${git('rev-parse', '--short=9', 'HEAD')}.`
  } catch {
    return `Version ${version} or newer.`
  }
}

/** A document's own file; of a page of the reference, the file that declares what it describes. */
function fileOf(reflection, project, folders) {
  for (let each = reflection; each; each = each.parent) {
    const own = each.frontmatter?.['file']
    if (own) return writtenBy[own] ?? own
    const symbol = project.getSymbolIdFromReflection(each)
    const folder = folders.get(symbol?.packageName ?? each.name)
    const declared = symbol ? symbol.packagePath : 'README.md'
    if (folder && existsSync(join(root, folder, declared))) return `${folder}/${declared}`
  }
  return 'README.md'
}
