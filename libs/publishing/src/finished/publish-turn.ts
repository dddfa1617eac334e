/** Gives a publish its turn: the page of the document that changed, which somebody waits for, is rendered first. */
export interface PublishTurn {
  /** The page to be rendered next. It is waited for until `end`, and not for longer than a moment. */
  begin: (path: string) => void
  end: (path: string) => void
  /**
   * A promise while another page has its turn. `undefined`: nothing has to wait.
   *
   * @param path What is asked for. Default: something else.
   */
  wait: (path?: string) => Promise<void> | undefined
}

/** Longer than a rendering, beside whatever else: a page that cannot be had must not keep all others. */
const limitMs = 1_000

interface Turn {
  path: string
  over: PromiseWithResolvers<void>
}

/**
 * One thread renders all pages, each in many steps: without a turn, whoever asks for another page, or searches, is answered
 * between two steps of the one that the webhook waits for.
 *
 * @param startTimer Calls back after so many milliseconds. @returns Call this to have it not called any more.
 */
export function createPublishTurn(
  startTimer: (ms: number, ring: () => void) => () => void = timer,
): PublishTurn {
  let turn: (Turn & { stopTimer: () => void }) | undefined
  const end = (): void => {
    turn?.stopTimer()
    turn?.over.resolve()
    turn = undefined
  }
  return {
    begin: (path) => {
      // Those who wait for the page of an earlier publish wait no longer than they would have.
      if (turn) turn.path = path
      else turn = { path, over: Promise.withResolvers(), stopTimer: startTimer(limitMs, end) }
    },
    end: (path) => {
      if (turn?.path === path) end()
    },
    wait: (path) => (turn && turn.path !== path ? turn.over.promise : undefined),
  }
}

function timer(ms: number, ring: () => void): () => void {
  const started = setTimeout(ring, ms).unref()
  return () => clearTimeout(started)
}
