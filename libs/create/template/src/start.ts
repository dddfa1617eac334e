import { recordFailure, startSite } from '@house-edge/publishing/next'
import { content } from './content.ts'
import { requireEnvironment } from './environment.ts'
import { readSearch } from './search/read-search.ts'
import { site } from './site.ts'

/** Follows what is published, also where its webhook was lost. */
export function start(): void {
  requireEnvironment()
  startSite(content, undefined, { search: readSearch })
}

export const noteFailure = recordFailure(site)
