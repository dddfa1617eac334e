import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { JSX, Renderer } from 'typedoc'

const root = join(import.meta.dirname, '..')
const site = join(root, 'docs/dist')

/** @returns The folder of what is built: the version of a release at its tag, such as `0.1.0`; else `next`. */
export function versionFolder() {
  const { version } = JSON.parse(readFileSync(join(root, 'libs/content/package.json'), 'utf8'))
  try {
    const line = ['tag', '--points-at', 'HEAD']
    const tags = execFileSync('git', line, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n')
    return tags.includes(`v${version}`) ? version : 'next'
  } catch {
    // A folder without a history.
    return 'next'
  }
}

/** Each page leads to the versions that stand beside its own. */
export function load(app) {
  const folder = versionFolder()
  app.renderer.hooks.on('pageSidebar.begin', ({ page }) => {
    const up = '../'.repeat(page.url.split('/').length)
    const link = JSX.createElement('a', { href: `${up}index.html` }, `Version: ${folder}`)
    const switcher = JSX.createElement('script', { src: `${up}versions.js`, defer: true })
    return JSX.createElement(
      'p',
      { class: 'versions', 'data-version': folder, 'data-page': page.url },
      link,
      switcher,
    )
  })
  const late = -100
  app.renderer.on(Renderer.EVENT_END, writeVersions, late)
}

/** Writes down which versions are there. Pages read it where they are opened: each is older than the next version. */
export function writeVersions() {
  const versions = globSync('*/modules.html', { cwd: site }).map(dirname).toSorted(newestFirst)
  const switcher = readFileSync(join(import.meta.dirname, 'versions.js'), 'utf8')
  writeFileSync(
    join(site, 'versions.js'),
    switcher.replace('versions = []', `versions = ${JSON.stringify(versions)}`),
  )
  const newest = versions.find((version) => version !== 'next') ?? 'next'
  const links = versions
    .map((version) => `<li><a href="${version}/index.html">${version}</a></li>`)
    .join('\n')
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>House Edge: versions of the documentation</title>
<h1>House Edge</h1>
<p>Documentation of <a href="${newest}/index.html">the newest version</a>, or of one of these:
<ul>
${links}
</ul>
<p>“next” is what comes after the newest release.
</html>
`,
  )
}

/** What is not released yet comes first. */
function newestFirst(a, b) {
  if (a === 'next' || b === 'next') return a === 'next' ? -1 : 1
  return b.localeCompare(a, 'en', { numeric: true })
}
