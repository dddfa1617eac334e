import type { IncomingMessage, ServerResponse } from 'node:http'
import { FrameworkNotLoadedError } from '../errors/serving-error.ts'
import { loadWholeBuild } from './load-build.ts'
import { inOneContext } from './one-context.ts'
import { lightenPrerender } from './lighter-prerender.ts'
import { http } from '../http/node-http.ts'

/** Next in this process. */
export interface Framework {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Waits for callbacks of `after` that still run. */
  close: () => Promise<void>
}

/**
 * Loads Next and all of the build into this process.
 *
 * Loading blocks the thread for some hundred milliseconds, so the server listens first.
 *
 * @param place Where the built site is, and the port it is served on.
 * @throws {FrameworkNotLoadedError} There is no build, a part of it cannot be loaded, or Next refuses it.
 */
export async function loadFramework({
  folder,
  distDir,
  port,
  prefetches = 'kept',
}: {
  folder: string
  distDir: string
  port: number
  prefetches?: 'kept' | 'left-out' | undefined
}): Promise<Framework> {
  try {
    // A configuration in TypeScript is read by Node, as `next --experimental-next-config-strip-types` has it. Otherwise
    // Next loads its compiler for that one file and keeps it: 25 MB (16.4.5). What Node cannot read Next compiles.
    process.env['__NEXT_NODE_NATIVE_TS_LOADER_ENABLED'] ??= 'true'
    const { default: next } = await import('next')
    const app = next({
      dev: false,
      dir: folder,
      port,
      // Next writes every loopback address as `localhost` and compares it with this name. Under another name it takes
      // rewritten requests for another site's and fetches them over HTTP (Next 16.4.5, server/web/next-url.js).
      hostname: 'localhost',
      // Next handles WebSocket upgrades on the server it is given. A site has none, so it gets one that never listens.
      httpServer: http.createServer(),
    })
    await inOneContext(async () => {
      await app.prepare()
      await loadWholeBuild(folder, distDir)
    })
    lightenPrerender(folder, prefetches)
    return { handle: app.getRequestHandler(), close: () => app.close() }
  } catch (cause) {
    throw new FrameworkNotLoadedError({ folder, cause })
  }
}
