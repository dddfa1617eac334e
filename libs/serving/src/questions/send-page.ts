import type { IncomingMessage, ServerResponse } from 'node:http'
import { takesGzip } from '../store/choose-encoding.ts'
import type { OwnMarkup, PageShell } from './page-shell.ts'

/** The type of every page. */
export const contentType = ['content-type', 'text/html; charset=utf-8'] as const

type Headers = Readonly<Record<string, string>>

/** Leads to where a question is answered. */
export function sendRedirect(to: string, own: Headers, response: ServerResponse): void {
  response.writeHead(307, { ...own, location: to, 'content-length': 0 })
  response.end()
}

/** Sends a page that is not kept, in gzip: of what is compressed each time, brotli takes twice as long. */
export function sendPage(
  page: OwnMarkup,
  around: PageShell,
  own: Headers,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const isCompressed = takesGzip(headers['accept-encoding'])
  const body = isCompressed ? around.gzip(page) : around.identity(page)
  response.writeHead(200, [
    ...[contentType, ...Object.entries(own)].flat(),
    ...(isCompressed ? ['content-encoding', 'gzip'] : []),
    'vary',
    'accept-encoding',
    'content-length',
    String(body.length),
  ])
  response.end(body)
}
