import { resolve } from 'node:path'
import { findSharedTexts } from '@house-edge/publishing/next'
import type { SearchedSite, SearchEvent } from '@house-edge/reviews/site-search'
import { contentConfig, siteConfig } from '../config.ts'
import { contentStore } from '../content/content-store.ts'
import { originalLanguage } from '../language.ts'
import { linksIn } from '../links.ts'
import { siteLog } from '../logging/log.ts'

/**
 * What is searched, and where its index lies: beside the content that it is of.
 *
 * @param lang Of the page. Default: the original.
 */
export function searchedSite(lang?: string): SearchedSite {
  const { CONTENT_ENDPOINT: endpoint, CONTENT_REPOSITORY: repository, ...of } = contentConfig()
  const source = [endpoint, repository, of.CONTENT_RELEASE_ID, of.CONTENT_RELEASE_LABEL, of.CONTENT_REF]
  const folder = resolve(siteConfig().SITE_STATE_FOLDER, 'search')
  const site = { store: contentStore(), links: linksIn(lang) }
  if (lang === undefined || lang === originalLanguage)
    return { ...site, kept: { folder, source: JSON.stringify(source), report, shared: findSharedTexts() } }
  // A translation is not handed to other machines: there are few, and each reads them when it starts.
  const kept = { folder: resolve(folder, lang), source: JSON.stringify([...source, lang]), report }
  return { ...site, kept, language: lang, instead: searchedSite() }
}

function report({ action, ...facts }: SearchEvent): void {
  siteLog()[action === 'failed' ? 'warn' : 'info']('search', { action, ...facts })
}
