import { linkOf } from '../links/link-of.ts'
import { mayPreload } from './may-preload.ts'
import { createPreloadQueue } from './preload-queue.ts'
import { onIntent } from './watch-link.ts'

/**
 * Preloads pages for plain links: the page the visitor is about to open, at most four at once, none with
 * data saving.
 *
 * The browser keeps such a page for some minutes and takes it when the link is
 * followed. A browser that preloads no pages ignores the first four.
 *
 * @returns Stops preloading.
 */
export function preloadDocuments(): () => void {
  if (!mayPreload()) return () => {}
  const queue = createPreloadQueue({ load: prefetch })
  return onIntent(document.documentElement, (event) => {
    const link = linkOf(event)
    if (link && isPage(link)) queue.add(link.href.replace(/#.*/, ''))
  })
}

function isPage({ origin, pathname, target, download, rel }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    pathname !== location.pathname &&
    !pathname.startsWith('/api/') &&
    !(target || download || /nofollow/.test(rel))
  )
}

function prefetch(href: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = { rel: 'prefetch', href, onload: resolve, onerror: resolve }
    document.head.append(Object.assign(document.createElement('link'), link))
  })
}
