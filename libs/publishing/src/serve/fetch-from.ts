import type { SiteServer } from '@house-edge/serving'
import type { ServerSide } from '../process/site-process.ts'

/** `fetch` for addresses of this process, whose framework is asked in memory. */
export function fetchFrom(askFramework: SiteServer['askFramework']): ServerSide['fetch'] {
  return async (url, { method, headers, signal } = {}) => {
    const { pathname, search } = new URL(url)
    const answer = await askFramework({
      path: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(method !== undefined && { method }),
      ...(signal && { signal }),
    })
    const answered = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const line of [value ?? []].flat()) answered.append(name, line)
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answered })
  }
}
