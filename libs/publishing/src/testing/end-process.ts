/** Lets the next test begin another process. */
export function endProcess(): void {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('@house-edge/publishing/process')]
}
