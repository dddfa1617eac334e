import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(process.cwd(), process.env['SITE_DIST_DIR'] ?? '.next', 'server/app')

/**
 * A page that the build has finished, to be sent with a status of our choice:
 * the framework gives a page no way to answer with one.
 *
 * @param path Below `app`, without `.html`.
 * @param words For a plain page: while developing there is no build to take one from.
 */
export async function finishedPage(path: string, words: { title: string; text: string }): Promise<string> {
  const { title, text } = words
  return readFile(join(folder, `${path}.html`), 'utf8').catch(
    () =>
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
  )
}
