import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), process.env['SITE_DIST_DIR'] ?? '.next', 'server/app')
const pages = new Map<string, string>()

/**
 * A page that the build has finished, to be sent with a status of our choice:
 * the framework gives a page no way to answer with one. Read once and kept.
 *
 * @param path Below `app`, without `.html`.
 * @param words For a plain page: while developing there is no build to take one from.
 */
export function finishedPage(path: string, words: { title: string; text: string }): string {
  const page = pages.get(path) ?? read(path, words)
  pages.set(path, page)
  return page
}

function read(path: string, { title, text }: { title: string; text: string }): string {
  try {
    return readFileSync(join(folder, `${path}.html`), 'utf8')
  } catch {
    return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  }
}
