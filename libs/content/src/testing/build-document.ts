import type { PrismicDocument, Query } from '@prismicio/client'

/**
 * A complete document as the service sends it, from the parts a test cares about.
 *
 * Left out: `id` is `<type>_<uid>`, language `en-gb`, both dates the first of
 * January 2026, everything else the empty value.
 *
 * @example
 * ```ts
 * buildDocument({ type: 'article', uid: 'odds', data: { title: 'Odds' } })
 * ```
 */
export function buildDocument(
  parts: Partial<PrismicDocument> & Pick<PrismicDocument, 'type'>,
): PrismicDocument {
  const { type, uid = null } = parts
  const id = parts.id ?? (uid === null ? type : `${type}_${uid}`)
  return {
    id,
    uid,
    url: null,
    href: `https://example.test/api/v2/documents/search?q=${encodeURIComponent(`[[at(document.id, "${id}")]]`)}`,
    tags: [],
    first_publication_date: '2026-01-01T00:00:00+0000',
    last_publication_date: '2026-01-01T00:00:00+0000',
    slugs: [],
    linked_documents: [],
    lang: 'en-gb',
    alternate_languages: [],
    data: {},
    ...parts,
  }
}

/** A filled link to a document, as the service sends it inside `data`. */
export function buildLink(
  target: Pick<PrismicDocument, 'id' | 'type'> & Partial<PrismicDocument>,
  data?: Record<string, unknown>,
): Record<string, unknown> {
  const { id, type, uid, url = null, lang = 'en-gb', tags = [] } = target
  return {
    link_type: 'Document',
    id,
    type,
    tags,
    lang,
    slug: uid ?? '-',
    ...(uid && { uid }),
    ...(url && { url }),
    isBroken: false,
    ...(data && { data }),
  }
}

/**
 * One page of results, as the service sends it.
 *
 * @param paging `page` counts from 1, `pageSize` and `total` count documents.
 */
export function buildPage(
  results: PrismicDocument[],
  paging: { page?: number; pageSize?: number; total?: number; url?: string } = {},
): Query {
  const { page = 1, pageSize = 20, total = results.length, url = 'https://example.test/api/v2' } = paging
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: total,
    total_pages: pages,
    next_page: page < pages ? `${url}/documents/search?page=${page + 1}` : null,
    prev_page: page > 1 ? `${url}/documents/search?page=${page - 1}` : null,
    results,
  }
}

/** Repository information, as the service sends it. */
export function buildRepository(
  parts: {
    masterRef?: string
    releases?: { id: string; ref: string; label: string }[]
    types?: string[]
    tagsUrl?: string
  } = {},
): Record<string, unknown> {
  const { masterRef = 'master-1', releases = [], types = [], tagsUrl } = parts
  return {
    refs: [{ id: 'master', ref: masterRef, label: 'Master', isMasterRef: true }, ...releases],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(types.map((type) => [type, type])),
    languages: [{ id: 'en-gb', name: 'English - United Kingdom', is_master: true }],
    tags: [],
    forms: tagsUrl ? { tags: { method: 'GET', enctype: '', action: tagsUrl, fields: {} } } : {},
    oauth_initiate: '',
    oauth_token: '',
    version: '1',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  }
}
