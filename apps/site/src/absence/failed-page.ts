import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const finished = join(process.cwd(), process.env['SITE_DIST_DIR'] ?? '.next', 'server/app/failed.html')
/** Stands in the finished page where the reference goes. */
export const referencePlace = 'reference-of-this-failure'

let page: string | undefined

/** The page for a failure: finished by the build, complete without scripts, with what to tell us. */
export function failedPage(reference: string): string {
  page ??= read()
  return page.replaceAll(referencePlace, reference)
}

function read(): string {
  try {
    return readFileSync(finished, 'utf8')
  } catch {
    return plainPage
  }
}

/** While developing there is no build to take the page from. */
const plainPage = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Internal Server Error</title><h1>Internal Server Error</h1><p>Reference ${referencePlace}</p></html>`
