import { noindexHeader } from '@house-edge/paths'
import { siteConfig } from '../config.ts'
import { noSuchFeed } from '../site-addresses/absent-feed.ts'
import { contentStore } from '../content/published-content.ts'
import type { SiteLanguage } from '../language.ts'
import { sayIn } from '../languages/speak-in.ts'
import { contentFile } from '@house-edge/publishing'
import type { FeedAddresses } from '@house-edge/reviews/links'
import { type FeedEntry, feedForms, type FeedHead, writeFeed } from '@house-edge/reviews/feeds'

/** What a feed says, worked out in one go: a handler has no page by which a language is kept while it waits. */
interface Told {
  lang?: SiteLanguage
  tell: () => { head: FeedHead; entries: readonly FeedEntry[] }
}

const forms: Partial<Record<string, 'rss' | 'json'>> = { xml: 'rss', json: 'json' }

/**
 * Answers a request for a feed, from the content store alone.
 *
 * @param request Says which version the client has.
 * @param file The name of the file, such as `all.xml`.
 * @param find Reads the contents by the name without ending, or says where the feed is now. `undefined`: there is no
 *   such feed.
 */
export function feedResponse(
  request: Request,
  file: string,
  find: (
    name: string,
    client: ReturnType<typeof contentStore>['client'],
  ) => Promise<Told | FeedAddresses | undefined>,
): Promise<Response> {
  const [, name = '', ending = ''] = /^([a-z0-9._~-]{1,128})\.(xml|json)$/.exec(file) ?? []
  return contentFile(request, noSuchFeed, async () => {
    const form = forms[ending]
    const told = form && (await find(name, contentStore().client))
    if (!told) return undefined
    if (!('tell' in told)) return { movedTo: told[form] }
    const body = sayIn(told.lang, () => {
      const { head, entries } = told.tell()
      return writeFeed(form, head, entries, siteConfig().SITE_ORIGIN)
    })
    const headers = {
      'content-type': `${feedForms[form].type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      // Search engines should find the page, not its feed.
      ...noindexHeader,
    }
    return { body, headers }
  })
}
