const hourMs = 60 * 60 * 1000

/**
 * Sweeps once an hour, for as long as something else keeps the process alive. Several processes may sweep the same.
 *
 * @param every Calls back again and again, as `setInterval` does.
 */
export function sweepHourly(
  sweep: () => Promise<void>,
  onFailure: (error: unknown) => void,
  every: (callback: () => void, ms: number) => { unref: () => unknown } = setInterval,
): void {
  every(() => void sweep().catch(onFailure), hourMs).unref()
}
