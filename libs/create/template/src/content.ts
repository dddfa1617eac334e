import { readContent } from '@house-edge/publishing/next'
import { site } from './site.ts'

/** What is published, or, for an editor who previews, the draft. */
export const content = readContent(site)
