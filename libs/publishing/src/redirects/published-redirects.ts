import { matchRoute, type RedirectTable } from '@house-edge/routing'
import type { PublishedContent } from '../content/published-content.ts'
import { type FollowedRedirects, redirectsOfProcess } from '../process/site-process.ts'
import { documentOfMatch } from '../site/document-of-match.ts'
import { followRedirects } from './follow-redirects.ts'
import type { RedirectText } from './rule-of-document.ts'

/** The redirects of a site and its editors, followed once for the whole process. */
export function publishedRedirects(content: PublishedContent): FollowedRedirects {
  return redirectsOfProcess(() => {
    const { site, store } = content
    const { redirectType } = site
    let latest: RedirectTable | undefined
    const read = followRedirects({
      documents: async (): Promise<readonly RedirectText[]> =>
        redirectType === undefined ? [] : store().client.getAll(redirectType),
      findMoved: (path) => {
        const match = matchRoute(site.routes, path)
        if (match.kind !== 'matched') return undefined
        const shown = documentOfMatch(match)
        return shown && content.findMovedPath(shown.type, shown.uid, shown.lang)
      },
      onChange: (listener) => store().onChange(listener),
      type: redirectType,
      rules: site.redirects,
      report: (message) => site.log().warn('redirects', { message }),
      onTable: (table) => {
        latest = table
      },
    })
    return { read, latest: () => latest }
  })
}
