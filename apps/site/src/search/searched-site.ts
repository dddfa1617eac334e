import { resolve } from 'node:path'
import { findSharedTexts } from '@house-edge/publishing/next'
import { searchedIn, type SearchedLanguages, type SearchedSite } from '@house-edge/reviews/site-search'
import { backendConfig, contentConfig, siteConfig } from '../config.ts'
import { contentStore } from '../content/published-content.ts'
import { originalLanguage } from '../language.ts'
import { linksIn } from '../links.ts'
import { siteLog } from '../logging/log.ts'
import { callSearch } from './call-search.ts'

/** What is searched, and where its index lies: beside the content that it is of, or in the backend's database. */
export function searchedLanguages(): SearchedLanguages {
  const { CONTENT_ENDPOINT: endpoint, CONTENT_REPOSITORY: repository, ...of } = contentConfig()
  return {
    original: originalLanguage,
    store: contentStore(),
    linksIn,
    source: [endpoint, repository, of.CONTENT_RELEASE_ID, of.CONTENT_RELEASE_LABEL, of.CONTENT_REF],
    folder: resolve(siteConfig().SITE_STATE_FOLDER, 'search'),
    shared: findSharedTexts(),
    ...(backendConfig().SITE_SEARCH === 'backend' && { call: callSearch }),
    report: ({ action, ...facts }) =>
      siteLog()[action === 'failed' ? 'warn' : 'info']('search', { action, ...facts }),
  }
}

/** @param lang Of the page. Default: the original. */
export function searchedSite(lang?: string): SearchedSite {
  return searchedIn(searchedLanguages(), lang)
}
