import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Below this a style sheet costs less in the page than a request of its own. */
const mostBytes = 2_000
const prefix = '/_next/'

/**
 * Says which style sheets of a build are written into pages: small ones that name no other file,
 * whose address would be another in the page.
 */
export function inlineSheets(build: string): (href: string) => string | undefined {
  const sheets = new Map<string, string | undefined>()
  return (href) => {
    if (!href.startsWith(`${prefix}static/`)) return undefined
    if (!sheets.has(href)) sheets.set(href, readSmall(join(build, href.slice(prefix.length))))
    return sheets.get(href)
  }
}

function readSmall(file: string): string | undefined {
  const css = readFileSync(file, 'utf8').replace(/\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')
  return css.length <= mostBytes && !/url\(|@import/.test(css) ? css : undefined
}
