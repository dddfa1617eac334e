import type { IncomingMessage, ServerResponse } from 'node:http'
import { takesGzip } from '../store/choose-encoding.ts'
import type { OwnMarkup, PageShell } from './page-shell.ts'

/** The type of every page. */
export const contentType = ['content-type', 'text/html; charset=utf-8'] as const

/** Headers in the order in which they are sent; a name may come again. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** Headers of a page, and in place of those of the same name what one response has for itself. */
export function withOwn(usual: Headers, own: HeaderList = []): HeaderList {
  const named = new Set(own.map(([name]) => name))
  return [...Object.entries(usual).filter(([name]) => !named.has(name)), ...own]
}

type Headers = Readonly<Record<string, string>>

/** Leads to where a question is answered. @param redirect.status @default 307 */
export function sendRedirect(
  {
    redirectTo,
    status = 307,
    headers,
  }: { redirectTo: string; status?: number | undefined; headers?: HeaderList | undefined },
  usual: Headers,
  response: ServerResponse,
): void {
  const all = [...withOwn(usual, headers), ['location', redirectTo], ['content-length', '0']]
  response.writeHead(status, all.flat())
  response.end()
}

/**
 * Sends a page that is not kept, in gzip: of what is compressed each time, brotli takes twice as long.
 *
 * @param path Of a page that others may get as well. Default: nothing of it is remembered.
 */
export function sendPage(
  page: OwnMarkup,
  around: PageShell,
  own: HeaderList,
  { headers }: IncomingMessage,
  response: ServerResponse,
  path?: string,
): void {
  const isCompressed = takesGzip(headers['accept-encoding'])
  const body = isCompressed ? around.gzip(page, path) : around.identity(page)
  response.writeHead(200, [
    ...[contentType, ...own].flat(),
    ...(isCompressed ? ['content-encoding', 'gzip'] : []),
    'vary',
    'accept-encoding',
    'content-length',
    String(body.length),
  ])
  response.end(body)
}
