/**
 * Versions of the documentation site, side by side.
 *
 * @module
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @returns The folder of what is built: the version of a release at its tag, such as `0.1.0`; else `next`. */
export function versionFolder(root: string): string {
  const manifest = readFileSync(join(root, 'libs/content/package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  try {
    const line = ['tag', '--points-at', 'HEAD']
    const tags = execFileSync('git', line, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n')
    return tags.includes(`v${version}`) ? version : 'next'
  } catch {
    // A folder without a history.
    return 'next'
  }
}

/** Writes down which versions are there. Pages read it where they are opened: each is older than the next version. */
export function writeVersions(root: string): void {
  const site = join(root, 'docs/dist')
  mkdirSync(site, { recursive: true })
  const versions = globSync('*/modules.html', { cwd: site })
    .map((file) => dirname(file))
    .toSorted(newestFirst)
  const switcher = readFileSync(join(root, 'docs/versions.js'), 'utf8')
  writeFileSync(
    join(site, 'versions.js'),
    switcher.replace('versions = []', `versions = ${JSON.stringify(versions)}`),
  )
  writeFileSync(join(site, 'index.html'), firstPage(versions))
}

function firstPage(versions: readonly string[]): string {
  const newest = versions.find((version) => version !== 'next') ?? 'next'
  const links = versions.map((version) => `<li><a href="${version}/index.html">${version}</a></li>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>House Edge: versions of the documentation</title>
<h1>House Edge</h1>
<p>Documentation of <a href="${newest}/index.html">the newest version</a>, or of one of these:
<ul>
${links.join('\n')}
</ul>
<p>“next” is what comes after the newest release.
</html>
`
}

/** What is not released yet comes first. */
function newestFirst(one: string, other: string): number {
  if (one === 'next' || other === 'next') return one === 'next' ? -1 : 1
  return other.localeCompare(one, 'en', { numeric: true })
}
