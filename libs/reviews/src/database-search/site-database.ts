import { setTimeout } from 'node:timers/promises'
import { type DatabaseSite, type FollowedDatabase, followInDatabase } from './followed-database.ts'
import { SearchAwayError } from './search-away-error.ts'

/** On the global object, because the framework bundles this module more than once: docs/decisions/0230. */
const place = Symbol.for('@house-edge/reviews/database-search')

/** Longer than the database takes, and shorter than a reader waits. */
const patienceMs = 2_000

/** The index of a language in the database: followed once per process, from the first call on. */
export function siteDatabase(site: DatabaseSite): Promise<FollowedDatabase> {
  const holder = globalThis as { [place]?: Map<string | undefined, Promise<FollowedDatabase>> }
  const all = (holder[place] ??= new Map())
  const known = all.get(site.language)
  if (known) return known
  const following = followInDatabase(site)
  all.set(site.language, following)
  // The content was not to be had. The next search tries again.
  following.catch(() => all.delete(site.language))
  return following
}

/**
 * The same, to be asked: with all that was published before, as long as the database answers.
 *
 * @throws {SearchAwayError} It does not, or has not been told yet what was published.
 */
export async function askableDatabase(site: DatabaseSite): Promise<FollowedDatabase> {
  const asked = siteDatabase(site).then(async (index) => {
    await index.caughtUp()
    await index.tryAgain()
    return index
  })
  const late = setTimeout(patienceMs, undefined, { ref: false }).then((): never => {
    throw new SearchAwayError('in time what was published', undefined)
  })
  return await Promise.race([asked, late])
}
