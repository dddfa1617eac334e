import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { FrameworkNotLoadedError } from '../errors/serving-error.ts'

/** Next in this process. */
export interface Framework {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Waits for what was to be done after answers (`after`). */
  close: () => Promise<void>
}

/**
 * Loads Next into this process.
 *
 * Loading keeps the thread busy for some hundred milliseconds, so the server listens first.
 *
 * @param place Where the built site is, and the port it is served on.
 * @throws {FrameworkNotLoadedError} There is no build, or Next refuses it.
 */
export async function loadFramework({ folder, port }: { folder: string; port: number }): Promise<Framework> {
  try {
    const { default: next } = await import('next')
    const app = next({
      dev: false,
      dir: folder,
      port,
      // Next writes every loopback address as `localhost` and compares; under another name it would take
      // its own pages for another site's and fetch them over HTTP (Next 16.4.5, server/web/next-url.js).
      hostname: 'localhost',
      // Next listens for upgrades on the server it is given. No address of a site is a socket, so it gets one that
      // never listens.
      httpServer: createServer(),
    })
    await app.prepare()
    return { handle: app.getRequestHandler(), close: () => app.close() }
  } catch (cause) {
    throw new FrameworkNotLoadedError({ folder, cause })
  }
}
