import { cookies, draftMode } from 'next/headers'
import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '../client/content-client.ts'
import { previewCookie, readPreviewCookie } from '../preview/preview-cookie.ts'
import { sharedPages } from './page-registry.ts'
import { createPreviewReader, type PreviewReader, publishedReader } from '../preview/preview-reader.ts'
import type { PreviewSource } from '../preview/preview-token.ts'

/**
 * The ref that this visitor previews: draft mode is on, and the preview cookie holds a token of this
 * repository. `undefined` otherwise, and while pages are built.
 *
 * Outside draft mode no cookie is read, so pages stay static.
 *
 * @param source Usually the content client.
 *
 * @example
 * ```ts
 * const ref = await readPreviewRef(content)
 * const reader = ref ? content.at({ ref }) : content
 * ```
 */
export async function readPreviewRef(source: PreviewSource): Promise<string | undefined> {
  if (!(await isDraftMode())) return undefined
  const jar = await cookies()
  return readPreviewCookie(jar.get(previewCookie)?.value, source)
}

/** A reader for one visit, and when it began. */
type VisitReader<Documents extends PrismicDocument = PrismicDocument> = PreviewReader<Documents> & {
  /** Pass it on to `tagPage`. */
  generation: number
}

/**
 * The reader for this request: of its preview in draft mode, of published content otherwise. Create it once
 * per request (`cache` of React), so that a page and its
 * metadata come from one version.
 *
 * @example
 * ```ts
 * const visitContent = cache(() => readPreview(store.client))
 * const article = await (await visitContent()).client.findByUid('article', uid)
 * ```
 */
export async function readPreview<Documents extends PrismicDocument>(
  client: ContentClient<Documents>,
): Promise<VisitReader<Documents>> {
  const { generation } = sharedPages()
  const ref = await readPreviewRef(client)
  const reader = ref === undefined ? publishedReader(client) : createPreviewReader(client, ref)
  return Object.assign(reader, { generation })
}

/** Whether this visit is in draft mode. While pages are built there is no visit. */
export async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch {
    // There is no request: parameters of static pages are being generated.
    return false
  }
}
