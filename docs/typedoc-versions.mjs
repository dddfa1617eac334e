import { join } from 'node:path'
import { JSX, Renderer } from 'typedoc'
import { versionFolder, writeVersions } from '../tools/release/src/docs-versions.ts'

const root = join(import.meta.dirname, '..')

/** Each page leads to the versions that stand beside its own. */
export function load(app) {
  const folder = versionFolder(root)
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
  app.renderer.on(Renderer.EVENT_END, () => writeVersions(root), late)
}
