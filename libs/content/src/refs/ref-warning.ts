import type { Clock } from '../http/clock.ts'

/** Warns about a refused ref with the vendor's text, at most once per throttle interval. */
export interface RefWarning {
  warn: (recovered: { from: string; to: string; issue: 'invalid' | 'expired' }) => void
}

/**
 * @param write Where warnings go.
 * @param throttleMs The same text is muted this long, counted from its last occurrence.
 */
export function createRefWarning(
  write: (message: string) => void,
  throttleMs: number,
  clock: Pick<Clock, 'now'>,
): RefWarning {
  let last = { message: '', atMs: Number.NEGATIVE_INFINITY }

  return {
    warn: ({ from, to, issue }) => {
      const message = `[@prismicio/client] The ref (${from}) was ${issue}. Now retrying with the latest master ref (${to}). If you were previewing content, the response will not include draft content.`
      const isMuted = message === last.message && clock.now() - last.atMs < throttleMs
      last = { message, atMs: clock.now() }
      if (!isMuted) write(message)
    },
  }
}
