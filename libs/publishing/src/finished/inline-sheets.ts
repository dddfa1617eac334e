import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

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

/**
 * Finds the fonts that style sheets of a build name and every page begins with, by the URL of the sheet.
 *
 * @param opens Whether a page begins with a font, by its path. The others are fetched where they are used.
 */
export function openingFonts(
  build: string,
  opens: (path: string) => boolean,
): (href: string) => readonly string[] {
  const fonts = new Map<string, readonly string[]>()
  return (href) => {
    if (!href.startsWith(`${prefix}static/`)) return []
    const known = fonts.get(href) ?? readFonts(build, href).filter(opens)
    fonts.set(href, known)
    return known
  }
}

function readFonts(build: string, href: string): readonly string[] {
  const css = readFileSync(join(build, href.slice(prefix.length)), 'utf8')
  return [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, file = '']) => posix.join(href, '..', file))
}

function readSmall(file: string): string | undefined {
  const css = readFileSync(file, 'utf8').replace(/\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')
  return css.length <= mostBytes && !/url\(|@import/.test(css) ? css : undefined
}
