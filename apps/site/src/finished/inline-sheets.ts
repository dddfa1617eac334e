import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A smaller style sheet costs less in the page than its own request. Bytes. */
const mostBytes = 2_000
const prefix = '/_next/'

/**
 * Finds the style sheets of a build to write into pages: small ones without relative URLs, which would be resolved
 * differently in the page.
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
