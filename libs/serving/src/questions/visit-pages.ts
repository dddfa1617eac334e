import type { ServerResponse } from 'node:http'
import { pathOf } from '../door/judge-target.ts'
import { decideFastPath, type FastPathRules } from '../fast-path/decide-fast-path.ts'
import type { SiteRequest } from '../http/site-request.ts'
import type { OwnMarkup, PageShell } from './page-shell.ts'
import { type HeaderList, sendPage, sendRedirect, withOwn } from './send-page.ts'

/** What is answered to one visitor: a page, or where it is. */
export type VisitResponse =
  | (OwnMarkup & { headers: HeaderList })
  | { redirectTo: string; status: number; headers: HeaderList }

/** How pages for one visitor are answered. */
export interface VisitPagesOptions {
  /** Takes what is around each page. */
  shell: (path: string) => Promise<PageShell | undefined>
  rules: FastPathRules
  /**
   * Reads and renders the page of a path for its visitor. `undefined`: the framework has to answer, which also says what
   * is amiss. `absent`: there is no such page.
   */
  open: (path: string, request: SiteRequest) => Promise<VisitResponse | 'absent' | undefined> | undefined
  headersOf: (page: { path: string; styleDigests: readonly string[] }) => Readonly<Record<string, string>>
  onFailure: (path: string, error: unknown) => void
}

/**
 * Creates the answers to visits of pages that are rendered for one visitor: nothing of them is kept.
 *
 * @returns Answers a request that would go to the framework. `false`: it has to. `absent`: nothing has, and there is no page.
 */
export function createVisitPages({
  shell,
  rules,
  open,
  headersOf,
  onFailure,
}: VisitPagesOptions): (request: SiteRequest, response: ServerResponse) => Promise<boolean | 'absent'> {
  return async (request, response) => {
    // What this asks are other things than a page, or a draft.
    if (decideFastPath(request, rules).to !== 'store') return false
    const path = pathOf(request.url ?? '/')
    try {
      const opening = open(path, request)
      if (!opening) return false
      const [around, page] = await Promise.all([shell(path), opening])
      // The visitor may be gone.
      if (!around || !page || response.destroyed) return response.destroyed
      if (page === 'absent') return page
      const own = headersOf({ path, styleDigests: around.styleDigests })
      if ('redirectTo' in page) sendRedirect(page, own, response)
      else sendPage(page, around, withOwn(own, page.headers), request, response)
      return true
    } catch (error) {
      onFailure(path, error)
      return response.headersSent
    }
  }
}
