const dayMs = 86_400_000

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** A moment as short as it can be understood: `14:05`, `yesterday 14:05`, `3 Mar`, `3 Mar 2025`. */
export function whenOf(atMs: number, nowMs: number = Date.now()): string {
  if (atMs === 0) return 'unknown'
  const date = new Date(atMs)
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / dayMs)
  if (days === 0) return `today ${time.format(date)}`
  if (days === 1) return `yesterday ${time.format(date)}`
  if (days === -1) return `tomorrow ${time.format(date)}`
  return new Date(nowMs).getFullYear() === date.getFullYear() ? day.format(date) : dayAndYear.format(date)
}

/** A moment with everything. */
export function wholeMoment(atMs: number): string {
  return whole.format(new Date(atMs))
}

/** What `<input type="datetime-local">` holds for a moment. */
export function localInput(atMs: number): string {
  const date = new Date(atMs)
  return new Date(atMs - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function startOfDay(atMs: number): number {
  const date = new Date(atMs)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
