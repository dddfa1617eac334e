import { readContent } from '@house-edge/publishing/next'
import { site } from './site.ts'

export const content = readContent(site)
