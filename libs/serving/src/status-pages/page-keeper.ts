import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { finish, type FinishOptions } from '../finish/finish.ts'
import type { Log } from '../log/create-log.ts'
import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'

/** A page as the framework rendered it, finished where possible. */
interface KeptPage {
  html: string
  gzipped: Buffer
}

/** Pages of the site that are shown in place of other responses. */
export interface PageKeeper {
  /**
   * The last rendering of the page at a path.
   *
   * @returns `undefined` when no rendering has succeeded so far, nor within two seconds of this call.
   */
  find: (path: string) => Promise<KeptPage | undefined>
}

interface Place {
  page: KeptPage | undefined
  askedMs: number
  asking: Promise<void> | undefined
}

const pack = promisify(gzip)
const freshMs = 1_000
/** A visitor waits no longer than this for the first rendering. */
const patienceMs = 2_000
/** A rendering that takes longer is given up, and asked for again. */
const renderingMs = 30_000

/**
 * Keeps status pages by asking the framework for them, each at most once a second, so that a flood of errors costs
 * almost nothing. The last good page is used until a new one has been rendered.
 */
export function keepPages(options: {
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  now: () => number
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>
  /** `undefined`: pages stay as the framework wrote them. */
  finishing: FinishOptions | undefined
  log: Log
}): PageKeeper {
  const { ask, now, wait, finishing, log } = options
  const places = new Map<string, Place>()

  return {
    find: async (path) => {
      const place = places.get(path) ?? { page: undefined, askedMs: -Infinity, asking: undefined }
      places.set(path, place)
      if (!place.asking && now() - place.askedMs >= freshMs) {
        place.asking = fetchPage(path).then((page) => {
          place.page = page ?? place.page
          place.askedMs = now()
          place.asking = undefined
        })
      }
      // The rendering goes on when a visitor has waited long enough: on a busy machine the next one gets it.
      if (!place.page && place.asking) await Promise.race([place.asking, wait(patienceMs)])
      return place.page
    },
  }

  async function fetchPage(path: string): Promise<KeptPage | undefined> {
    try {
      const signal = AbortSignal.timeout(renderingMs)
      const { status, headers, body } = await ask({ path, headers: { accept: 'text/html' }, signal })
      const isPage = (status === 200 || status === 404) && headers['content-type']?.startsWith('text/html')
      if (!isPage) {
        log.warn('status page', { path, status })
        return undefined
      }
      const html = finished(path, body.toString())
      return { html, gzipped: await pack(html) }
    } catch (error) {
      log.warn('status page', { path, error })
      return undefined
    }
  }

  /** A page that cannot be finished is sent as it is: it can be read, and the policy blocks its scripts. */
  function finished(path: string, html: string): string {
    if (!finishing) return html
    const outcome = finish(html, finishing)
    if ('finished' in outcome) return outcome.finished
    log.warn('status page', { path, ...outcome.untouched })
    return html
  }
}
