import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { decideStoring, revalidation } from './decide-storing.ts'

/** Asks the framework for pages, as visitors without cookies would. */
export interface FrameworkQuestions {
  /**
   * Makes the framework render a page again.
   *
   * @param mayBeUnderWay Whether the framework may be rendering the page by itself.
   * @returns The response; `unreachable` when none came. `undefined`: the framework cannot be made to render.
   */
  renew: (path: string, mayBeUnderWay: boolean) => Promise<PrivateResponse | 'unreachable' | undefined>
  /**
   * The current page. While Next renders it again, Next answers with the old one and says so: then it is asked again.
   *
   * @param isOutdated Whether the page has to be rendered anew by now. Then the old one is returned at once.
   */
  askUntilFresh: (path: string, isOutdated: () => boolean) => Promise<PrivateResponse | undefined>
}

const retryPausesMs = [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560]

/**
 * @param options.previewModeId The build's secret. Without it the framework cannot be made to render.
 * @param options.pause Waits. Milliseconds.
 * @param options.limitMs How long it may take until the framework has rendered a page, and until it has the new one.
 */
export function createFrameworkQuestions({
  ask,
  previewModeId,
  pause,
  limitMs,
}: {
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  previewModeId: string | undefined
  pause: (ms: number) => Promise<void>
  limitMs: number
}): FrameworkQuestions {
  /** Pages that Next was rendering again by itself when it was asked last. */
  const underWay = new Set<string>()

  return {
    renew: async (path, mayBeUnderWay) => {
      if (previewModeId === undefined) return undefined
      // This header makes Next render without calling the proxy, so the answer is not the page that visitors get.
      const headers = { accept: 'text/html', [revalidation]: previewModeId }
      const render = () =>
        ask({ path, headers, signal: AbortSignal.timeout(limitMs) }).catch(() => 'unreachable' as const)
      // Next takes a rendering that is under way for the one it is asked for (16.4.6, server/response-cache): that one
      // may have read what was published before. When it has ended, the next one begins anew.
      const mustEnd = underWay.delete(path) || mayBeUnderWay
      if (mustEnd && (await render()) === 'unreachable') return 'unreachable'
      return render()
    },
    askUntilFresh: async (path, isOutdated) => {
      const signal = AbortSignal.timeout(limitMs)
      let answer: PrivateResponse | undefined
      for (const ms of [0, ...retryPausesMs]) {
        if (ms > 0) await pause(ms)
        answer = await ask({ path, headers: { accept: 'text/html' }, signal }).catch(() => undefined)
        if (signal.aborted) return answer
        const isStale = answer && decideStoring(answer) === 'stale'
        if (isStale) underWay.add(path)
        else underWay.delete(path)
        if (answer && (!isStale || isOutdated())) return answer
      }
      return answer
    },
  }
}
