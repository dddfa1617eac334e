import { isContentError } from '@house-edge/content'
import {
  createPreviewReader,
  previewCookie,
  readPreviewCookie,
  type PreviewState,
} from '@house-edge/content/next'
import type { NextRequest } from 'next/server'
import { clientIn } from '../languages/language-client.ts'
import type { PublishedContent } from '../content/published-content.ts'
import type { ShownDocument } from '../site/document-of-match.ts'

/** What an editor's visit will show. */
export interface DraftVisit {
  /** `published`: there is no preview, only the framework's cookie. */
  state: PreviewState
  page: 'found' | 'not-found' | 'unknown'
  /** The new path, when the document's uid has changed. */
  movedPath?: string | undefined
}

/**
 * Checks, before a page is rendered for an editor, whether the preview still exists and has this page: only the proxy
 * can choose the status and remove cookies. This costs one more request to the content service.
 */
export async function readDraftVisit(
  { site, store }: Pick<PublishedContent, 'site' | 'store'>,
  request: NextRequest,
  shown: ShownDocument | undefined,
): Promise<DraftVisit> {
  const wanted = shown?.uid === undefined ? undefined : { ...shown, uid: shown.uid }
  const { client } = store()
  const ref = readPreviewCookie(request.cookies.get(previewCookie)?.value, client)
  if (ref === undefined) return { state: 'published', page: 'found' }

  const reader = createPreviewReader(client, ref)
  try {
    const found = wanted
      ? await clientIn(site, reader.client, wanted.lang).findByUid(wanted.type, wanted.uid)
      : await reader.client.search({ pageSize: 1 })
    const uid = found && 'uid' in found ? found.uid : undefined
    const hasMoved = wanted !== undefined && typeof uid === 'string' && uid !== wanted.uid
    return {
      state: reader.state,
      page: found ? 'found' : 'not-found',
      ...(hasMoved && { movedPath: site.findDocumentPath(wanted.type, uid, wanted.lang) }),
    }
  } catch (error) {
    if (!isContentError(error)) throw error
    return { state: reader.state, page: 'unknown' }
  }
}
