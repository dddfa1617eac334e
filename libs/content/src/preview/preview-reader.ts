/**
 * Reads a preview, and falls back to published content.
 *
 * Between two pages a preview can end or the service can fail. An editor then sees published content and is
 * told why, instead of an error.
 *
 * @module
 */
import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '../client/content-client.ts'
import { readMethods } from '../client/read-methods.ts'
import { isContentError } from '../errors/content-error.ts'
import { isPreviewOver } from '../errors/preview-expired-error.ts'

/**
 * What a visit is shown.
 *
 * - `published`: what everybody sees.
 * - `draft`: the preview.
 * - `over`: published content, because the preview has ended.
 * - `unreachable`: published content, because the service did not answer.
 */
export type PreviewState = 'published' | 'draft' | 'over' | 'unreachable'

/** A client for one request, and which version it read in the end. */
export interface PreviewReader<Documents extends PrismicDocument = PrismicDocument> {
  readonly client: ContentClient<Documents>
  /** Known once something was read. */
  readonly state: PreviewState
}

type Read = (...parts: unknown[]) => Promise<unknown>

/** A reader of what is published. */
export function publishedReader<Documents extends PrismicDocument>(
  client: ContentClient<Documents>,
): PreviewReader<Documents> {
  return { client, state: 'published' }
}

/** Creates a reader for one visit. @param ref The token of the preview. */
export function createPreviewReader<Documents extends PrismicDocument>(
  published: ContentClient<Documents>,
  ref: string,
): PreviewReader<Documents> {
  const draft = published.at({ ref })
  let state: PreviewState = 'draft'
  const methods = Object.fromEntries(readMethods.map((name) => [name, readerOf(name)]))

  return {
    // All other members of the client belong to the preview only.
    client: Object.create(draft, propertiesOf(methods)) as ContentClient<Documents>,
    get state() {
      return draft.draftOmitted ? 'over' : state
    },
  }

  function readerOf(name: (typeof readMethods)[number]): Read {
    return async (...parts) => {
      // Only once: a page must come from one version, and a visitor waits only once.
      if (state !== 'draft') return await (published[name] as Read)(...parts)
      try {
        return await (draft[name] as Read)(...parts)
      } catch (error) {
        if (isPreviewOver(error)) state = 'over'
        else if (isContentError(error) && error.isTransient) state = 'unreachable'
        else throw error
        return await (published[name] as Read)(...parts)
      }
    }
  }
}

function propertiesOf(methods: Record<string, Read>): PropertyDescriptorMap {
  return Object.fromEntries(
    Object.entries(methods).map(([name, value]) => [name, { value, enumerable: true }]),
  )
}
