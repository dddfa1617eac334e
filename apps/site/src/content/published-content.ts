import { readContent } from '@house-edge/publishing/next'
import { createValidation } from '@house-edge/content/validation'
import { listedFields } from '@house-edge/reviews/listing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { models } from '@house-edge/reviews/models'
import { site } from '../site.ts'

/** The content of this site. */
export const content = readContent<AllDocumentTypes>(site, {
  validation: createValidation(models),
  outlines: { article: listedFields },
  // Four thousand articles. Of those without room, a page that is rendered again asks for one document (docs/scale.md).
  maxCopiesSize: 32 * 1024 * 1024,
})

/** The store of published content, one for the whole process. In a build, the newest of it. */
export const contentStore = content.store
