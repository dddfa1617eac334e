import type { PublishedRoute } from './site-options.ts'

/** Which document the page at a matched address shows. Without a uid: the one of its type that there is. */
export interface ShownDocument {
  type: string
  uid: string | undefined
  /** Default: the original language. */
  lang: string | undefined
}

/** @returns `undefined` for a page that shows none. */
export function documentOfMatch(match: {
  route: PublishedRoute
  params: Readonly<Record<string, string>>
}): ShownDocument | undefined {
  const { document: type, uid, lang } = match.route
  return type === undefined ? undefined : { type, uid: uid ?? match.params['uid'], lang }
}
