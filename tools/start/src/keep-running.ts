import type { Child } from './child.ts'

/** A process that is started again when it fails. */
export interface Kept {
  /** Rejects when the first start fails. */
  ready: Promise<unknown>
  stop: () => Promise<void>
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Keeps a service running: one that fails is started again after a pause that
 * doubles each time; one that was told to end stays ended. The site goes on
 * meanwhile with what it knows.
 *
 * @param start Starts it anew.
 * @param say Tells whoever waits at the terminal.
 * @param pause Waits; passed in so that tests need not.
 */
export function keepRunning(options: {
  name: string
  start: () => Child
  say: (text: string) => void
  pause: (ms: number) => Promise<void>
}): Kept {
  const { name, start, say, pause } = options
  let current = start()
  let isStopping = false
  const { ready } = current
  void ready.then(watch, () => {})

  return {
    ready,
    stop: async () => {
      isStopping = true
      await current.stop()
    },
  }

  async function watch(): Promise<void> {
    let pauseMs = firstPauseMs
    for (;;) {
      const outcome = await current.ended
      if (isStopping) return
      if (outcome === 0 || outcome === 'SIGTERM' || outcome === 'SIGINT') {
        say(`The ${name} was told to end. The site goes on with what it knows; start again to have it back.`)
        return
      }
      say(
        `The ${name} ended by itself (${outcome}). Starting it again in ${pauseMs / 1000} s. Its last words:\n\n${current.tail()}\n`,
      )
      await pause(pauseMs)
      if (isStopping) return
      current = start()
      const isBack = await current.ready.then(
        () => true,
        () => false,
      )
      if (isBack) say(`The ${name} is back.`)
      pauseMs = isBack ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    }
  }
}
