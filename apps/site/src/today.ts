/** Today, as `2026-10-14`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
