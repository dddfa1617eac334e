import { readContent } from '@house-edge/publishing/next'
import type { Content } from '@prismicio/client'
import { site } from './site.ts'

/** What is published, or, for an editor who previews, the draft: as `npx prismic gen types` wrote it from the models. */
export const content = readContent<Content.AllDocumentTypes>(site)
