/** Where the backend takes the time from. Every expiry, limit and token uses it, so tests can move it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number
  nowSeconds(): number
  nowIso(): string
  /** Moves the clock; the control plane's business only. */
  advance(byMs: number): void
  /** How far it has been moved. */
  aheadMs(): number
  reset(): void
}

export function createClock(source: () => number = Date.now): Clock {
  let offsetMs = 0
  const nowMs = (): number => source() + offsetMs
  return {
    nowMs,
    nowSeconds: () => Math.floor(nowMs() / 1000),
    nowIso: () => new Date(nowMs()).toISOString(),
    advance: (byMs) => {
      offsetMs += byMs
    },
    aheadMs: () => offsetMs,
    reset: () => {
      offsetMs = 0
    },
  }
}
