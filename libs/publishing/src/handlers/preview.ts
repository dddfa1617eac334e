import { exitPreview as exitEntry, previewEntry, previewNews as newsEntry } from '@house-edge/content/next'
import { pageHeader } from '@house-edge/serving/headers'
import type { PrismicDocument } from '@prismicio/client'
import type { PublishedContent } from '../content/published-content.ts'

/** Answers a request of a route handler. */
export type Handler = (request: Request) => Response | Promise<Response>

/**
 * Where editors enter a preview. `noticePath` gives the path of the page that says why a preview cannot be shown, sent by
 * the server in front; by default that is a plain page.
 *
 * @example
 * ```ts
 * // app/api/preview/route.ts
 * export const GET = preview(content)
 * ```
 */
export function preview<Documents extends PrismicDocument>(
  { store }: Pick<PublishedContent<Documents>, 'store'>,
  { noticePath }: { noticePath?: ((failure: string) => string) | undefined } = {},
): Handler {
  // On the first request, because a build has no configuration.
  let entry: ReturnType<typeof previewEntry> | undefined
  return (request) => {
    entry ??= previewEntry({
      client: store().client,
      noticeHeaders: noticePath && (({ failure }) => ({ [pageHeader]: noticePath(failure) })),
    })
    return entry(request)
  }
}

/** What a page in preview asks every few seconds: whether something was saved. For `app/api/preview/news/route.ts`. */
export function previewNews<Documents extends PrismicDocument>({
  store,
}: Pick<PublishedContent<Documents>, 'store'>): Handler {
  return (request) => newsEntry({ client: store().client })(request)
}

/** Where editors leave a preview. For `app/api/exit-preview/route.ts`. */
export function exitPreview(): Handler {
  return exitEntry()
}
