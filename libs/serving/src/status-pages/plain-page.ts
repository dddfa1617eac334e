import { http } from '../http/node-http.ts'

/**
 * A self-contained page for a status, when the site has no page for it or cannot render it.
 *
 * @param requestId Shown where something failed, to be found in the log.
 */
export function plainPage(status: number, requestId: string): string {
  const title = http.STATUS_CODES[status] ?? 'Error'
  const reference = status >= 500 ? `<p>Reference <code>${requestId}</code></p>` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1>${words[status] ?? ''}${reference}<p><a href="/">Go to the front page</a></p></html>`
}

const words: Readonly<Record<number, string>> = {
  400: '<p>This address cannot be read.</p>',
  404: '<p>There is nothing at this address.</p>',
  410: '<p>What was here has been taken away for good.</p>',
  500: '<p>Something failed on our side.</p>',
  503: '<p>Please try again in a minute.</p>',
}
