import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const retryAfterSeconds = 30
const finished = join(process.cwd(), process.env['SITE_DIST_DIR'] ?? '.next', 'server/app/unavailable.html')

/**
 * Says that we cannot tell what is at an address: 503 with `Retry-After`.
 *
 * The body is the page `/unavailable`, finished by the build: the framework
 * gives a page no way to answer with this status.
 */
export async function unavailablePage(): Promise<Response> {
  const html = await readFile(finished, 'utf8').catch(() => plainPage)
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** While developing there is no build to take the page from. */
const plainPage =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Service Unavailable</title><h1>Service Unavailable</h1><p>We cannot reach our content right now, so we cannot tell whether this page exists. Please try again in a minute.</p></html>'
