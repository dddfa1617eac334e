/**
 * Reads a preview, and published content once there is no preview to read.
 *
 * Between two pages of a visit a preview can end, and the service can fail. An
 * editor then sees what is published and is told why, instead of an error.
 *
 * @module
 */
import type { PrismicDocument } from '@prismicio/client'
import type { ContentClient } from '../client/content-client.ts'
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

/** A client for one visit, and what it turned out to read. */
export interface PreviewReader<Documents extends PrismicDocument = PrismicDocument> {
  readonly client: ContentClient<Documents>
  /** Known once something was read. */
  readonly state: PreviewState
}

const reads = [
  'getByUid',
  'findByUid',
  'getById',
  'findById',
  'getSingle',
  'findSingle',
  'getFirst',
  'getByType',
  'getAll',
  'search',
  'tags',
] as const

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
  const methods = Object.fromEntries(reads.map((name) => [name, readerOf(name)]))

  return {
    // Everything else a client has belongs to the preview alone.
    client: Object.create(draft, propertiesOf(methods)) as ContentClient<Documents>,
    get state() {
      return draft.draftOmitted ? 'over' : state
    },
  }

  function readerOf(name: (typeof reads)[number]): Read {
    return async (...parts) => {
      // Once is enough: what was shown must come from one version, and a visitor waits only once.
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
