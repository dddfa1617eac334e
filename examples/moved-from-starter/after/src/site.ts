import { createPublishedSite } from '@house-edge/publishing'
import { languages, routes } from './languages.ts'

export const site = createPublishedSite({ routes, languages })
