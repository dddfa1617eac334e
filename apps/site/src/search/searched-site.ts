import { resolve } from 'node:path'
import { findSharedTexts } from '@house-edge/publishing/next'
import type { SearchedSite, SearchEvent } from '@house-edge/reviews/site-search'
import { contentConfig, siteConfig } from '../config.ts'
import { contentStore } from '../content/content-store.ts'
import { links } from '../links.ts'
import { siteLog } from '../logging/log.ts'

/** What is searched, and where its index lies: beside the content that it is of. */
export function searchedSite(): SearchedSite {
  const { CONTENT_ENDPOINT: endpoint, CONTENT_REPOSITORY: repository, ...of } = contentConfig()
  const source = [endpoint, repository, of.CONTENT_RELEASE_ID, of.CONTENT_RELEASE_LABEL, of.CONTENT_REF]
  return {
    store: contentStore(),
    links,
    kept: {
      folder: resolve(siteConfig().SITE_STATE_FOLDER, 'search'),
      source: JSON.stringify(source),
      report,
      shared: findSharedTexts(),
    },
  }
}

function report({ action, ...facts }: SearchEvent): void {
  siteLog()[action === 'failed' ? 'warn' : 'info']('search', { action, ...facts })
}
