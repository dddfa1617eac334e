import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What renders pages in Next, a class of a file that all pages of a build load (16.4.5, build/templates/app-page-runtime.js). */
interface PageModule {
  prototype: {
    prerender?: (request: unknown, response: unknown, context: PrerenderContext) => Promise<unknown>
  }
}

/** Made anew for each rendering. */
interface PrerenderContext {
  renderOpts?: { ComponentMod?: { collectSegmentData?: () => Promise<ReadonlyMap<string, Buffer>> } }
}

const runtimes = /[\\/]next-server[\\/]app-page[^\\/]*\.runtime\.prod\.js$/

/**
 * Has Next leave out of every page that it prerenders the parts that its client router prefetches, `.segments/*.rsc`: it
 * reads the page that it has just rendered, and renders each part of it once more, which is a third of the whole (16.4.5,
 * server/app-render/collect-segment-data.js). A prefetch of one is answered with 404, and the router asks for the page when
 * it is visited. Pages that the build has rendered keep theirs.
 *
 * Call it when a page of the build has been loaded. A Next without that step is left as it is.
 *
 * @param folder Of the app. It is done for every server of this process.
 */
export function leaveOutSegments(folder: string): void {
  const { cache } = createRequire(join(folder, 'package.json'))
  for (const [file, module] of Object.entries(cache)) {
    if (!runtimes.test(file)) continue
    const pages = (module?.exports as { AppPageRouteModule?: PageModule } | undefined)?.AppPageRouteModule
    const prerender = pages?.prototype.prerender
    if (!pages || !prerender) continue
    pages.prototype.prerender = function (request, response, context) {
      const parts = context.renderOpts?.ComponentMod
      if (parts?.collectSegmentData) parts.collectSegmentData = () => Promise.resolve(new Map())
      return prerender.call(this, request, response, context)
    }
  }
}
