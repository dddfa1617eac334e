import { AsyncLocalStorage } from 'node:async_hooks'

/** The requests for which pages are rendered. */
export const visits: AsyncLocalStorage<Request> = new AsyncLocalStorage<Request>()

function sentCookies(): { name: string; value: string }[] {
  const pairs = (visits.getStore()?.headers.get('cookie') ?? '').split(/; */).filter(Boolean)
  return pairs.map((pair) => ({ name: pair.split('=', 1)[0]!, value: pair.slice(pair.indexOf('=') + 1) }))
}

/** In place of `next/headers`, which outside of the framework has no request. */
export const nextHeaders: Record<'cookies' | 'headers', () => Promise<unknown>> = {
  cookies: async () => ({
    getAll: sentCookies,
    get: (wanted: string) => sentCookies().find(({ name }) => name === wanted),
  }),
  headers: async () => visits.getStore()?.headers ?? new Headers(),
}
