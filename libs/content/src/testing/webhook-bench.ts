import type { ContentChange, RefreshOptions, StoreState } from '../store/content-store.ts'
import { type OwnCall, ownCallHeader, ownCalls } from '../processes/own-calls.ts'
import type { PageRegistry } from '../next/page-registry.ts'
import { revalidateEntry, type RevalidateEntryOptions } from '../next/revalidate-entry.ts'

export const secret = 'a secret of sixteen or more'
export const odds = {
  id: 'article_odds',
  type: 'article',
  uid: 'odds',
  lang: 'en-gb',
  url: '/casino-blog/odds',
}

/** A webhook, and what it did. */
interface Bench {
  post: (body: unknown, init?: RequestInit) => Promise<Response>
  /** A call of the process itself. */
  callItself: (call: OwnCall) => Promise<Response>
  /** What was dropped, as `tag profile`. */
  dropped: string[]
  refreshes: RefreshOptions[]
}

/**
 * A webhook before a store in which something has changed.
 *
 * @param next What has changed after that was taken. Default: nothing.
 */
export function benchWith(
  change: Partial<ContentChange> | undefined,
  options: Partial<RevalidateEntryOptions> = {},
  failure?: Error,
  next: () => Partial<ContentChange> | undefined = () => undefined,
): Bench {
  const dropped: string[] = []
  const refreshes: RefreshOptions[] = []
  const whole = (given: Partial<ContentChange> | undefined): ContentChange | undefined =>
    given && { ref: 'm2', previousRef: 'm1', changed: [], removed: [], ...given }
  let pending = whole(change)
  const handle = revalidateEntry({
    secret,
    store: {
      state: { ref: 'm2', documents: 40 } as StoreState,
      refresh: async (refreshOptions = {}) => {
        refreshes.push(refreshOptions)
        if (failure) throw failure
        return refreshOptions.expectRef === undefined || refreshOptions.expectRef === 'm2'
      },
      takeChanges: () => {
        const taken = pending
        pending = whole(next())
        return taken
      },
    },
    revalidateTag: (tag, profile) => void dropped.push(`${tag} ${JSON.stringify(profile)}`),
    ...options,
  })
  const post = (body: unknown, init: RequestInit = {}): Promise<Response> =>
    handle(
      new Request('http://site.example/api/revalidate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
    )
  const callItself = (call: OwnCall): Promise<Response> => {
    const name = crypto.randomUUID()
    ownCalls().set(name, call)
    const headers = { [ownCallHeader]: name }
    return handle(new Request('http://site.example/api/revalidate', { method: 'POST', headers }))
  }
  return { post, callItself, dropped, refreshes }
}

/** What visiting a page does: it is rendered, and noted. */
export function render(url: string, pages: PageRegistry): string {
  const { pathname } = new URL(url)
  pages.note(pathname, [])
  return pathname
}
