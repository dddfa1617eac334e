import { readContent } from '@house-edge/publishing/next'
import type { Content } from '@prismicio/client'
import { site } from './site.ts'

export const content = readContent<Content.AllDocumentTypes>(site)
