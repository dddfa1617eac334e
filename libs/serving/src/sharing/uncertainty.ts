/** Whether this process may have missed a publish that others take for confirmed by now. */
interface Uncertainty {
  /** A message of this process has come back to it through Redis: every message before it has come too. */
  echo: (sentMs: number) => void
  /** Redis's messages do not reach this process any more. */
  lose: () => void
  /** This process has missed nothing so far. */
  trust: () => void
  /**
   * Looks for what is published. Until that has ended, this process may be behind.
   *
   * @param work What to do instead of looking, and for how long at most.
   */
  doubt: (work?: () => Promise<unknown>, limitMs?: number) => void
  /** A promise while this process may be behind, which resolves when it has looked. */
  mayBeBehind: () => Promise<unknown> | undefined
}

/**
 * Creates the lease of a process on what it shows. The publisher waits for a process for a limited time. A process
 * from which no message has come back for `leaseMs`, which is shorter, was stopped or cut off: it may have been given
 * up. So it looks for what is published before it shows a page again. It does so once, and then goes on alone: without
 * Redis every process follows the content by itself.
 *
 * @param options.look Takes over what is published now. A failure ends the doubt too: the last good pages are shown.
 * @param options.limitMs How long visitors wait for that at most.
 */
export function createUncertainty({
  look,
  leaseMs,
  limitMs,
  now,
  pause,
}: {
  look: () => Promise<unknown>
  leaseMs: number
  limitMs: number
  now: () => number
  pause: (ms: number) => Promise<unknown>
}): Uncertainty {
  let isTogether = false
  let echoedMs = now()
  let looking: Promise<unknown> | undefined
  let turns = 0

  const doubt: Uncertainty['doubt'] = (work = look, mostMs = limitMs) => {
    const turn = (turns += 1)
    looking = (async (before) => {
      await before
      await Promise.race([work().catch(() => {}), pause(mostMs)])
      if (turn === turns) looking = undefined
    })(looking)
  }
  const lose = (): void => {
    if (!isTogether) return
    isTogether = false
    doubt()
  }
  return {
    trust: () => {
      isTogether = true
      echoedMs = now()
    },
    doubt,
    lose,
    echo: (sentMs) => {
      // A message of after a pause may be back before a request is read, which would have noticed the pause.
      const wasAway = now() - echoedMs > leaseMs
      echoedMs = sentMs
      if ((isTogether && !wasAway) || now() - sentMs > leaseMs) return
      isTogether = true
      doubt()
    },
    mayBeBehind: () => {
      if (isTogether && now() - echoedMs > leaseMs) lose()
      return looking
    },
  }
}
