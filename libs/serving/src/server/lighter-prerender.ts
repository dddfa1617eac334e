import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What renders pages in Next, a class of a file that all pages of a build load (16.4.5, build/templates/app-page-runtime.js). */
interface PageModule {
  prototype: {
    /** Its context is the last that it is told: the third thing in 16.4.5, the second in 16.5.0-canary.38. */
    prerender?: (...told: (PrerenderContext | undefined)[]) => Promise<Prerendered | undefined>
  }
}

/** Made anew for each rendering. */
interface PrerenderContext {
  renderOpts?: {
    ComponentMod?: { collectSegmentData?: () => Promise<ReadonlyMap<string, Buffer>> }
    incrementalCache?: { hasCustomCacheHandler?: boolean }
  }
}

interface Prerendered {
  /** What the client router would read of the page. */
  metadata?: { flightData?: Buffer | { toJSON?: unknown } }
}

const runtimes = /[\\/]next-server[\\/]app-page[^\\/]*\.runtime\.prod\.js$/

/**
 * Has Next do less of what nobody asks for when it prerenders a page.
 *
 * - It writes all that it keeps of a page as JSON, to learn its length, which it needs of other things only (16.4.5,
 *   server/lib/incremental-cache/index.js, `set`). Bytes become a list of numbers there, a tenth of the whole. They are said
 *   to be nothing, where no cache of the site's own is told of pages: that one may write JSON as well.
 * - With `prefetches: 'left-out'`, the parts that its client router prefetches, `.segments/*.rsc`: it reads the page that it
 *   has just rendered, and renders each part of it once more, which is a third of the whole (16.4.5,
 *   server/app-render/collect-segment-data.js). A prefetch of one is answered with 404, and the router asks for the page
 *   when it is visited. Pages that the build has rendered keep theirs.
 *
 * Call it when a page of the build has been loaded. A Next without one of these steps goes on as it is.
 *
 * @param folder Of the app. It is done for every server of this process.
 */
export function lightenPrerender(folder: string, prefetches: 'kept' | 'left-out'): void {
  const { cache } = createRequire(join(folder, 'package.json'))
  for (const [file, module] of Object.entries(cache)) {
    if (!runtimes.test(file)) continue
    const pages = (module?.exports as { AppPageRouteModule?: PageModule } | undefined)?.AppPageRouteModule
    const prerender = pages?.prototype.prerender
    if (!pages || !prerender) continue
    pages.prototype.prerender = async function (...told) {
      const { ComponentMod: parts, incrementalCache: kept } = told.at(-1)?.renderOpts ?? {}
      if (prefetches === 'left-out' && parts?.collectSegmentData)
        parts.collectSegmentData = () => Promise.resolve(new Map())
      const rendered = await prerender.call(this, ...told)
      const flight = rendered?.metadata?.flightData
      if (flight && kept?.hasCustomCacheHandler === false) Object.assign(flight, { toJSON: () => null })
      return rendered
    }
  }
}
