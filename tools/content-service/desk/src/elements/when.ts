const dayMs = 86_400_000

const time = format({ hour: '2-digit', minute: '2-digit' })
const day = format({ day: 'numeric', month: 'short' })
const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
const whole = format({ dateStyle: 'full', timeStyle: 'short' })

/** A moment as short as it can be understood: `14:05`, `yesterday 14:05`, `3 Mar`, `3 Mar 2025`. */
export function whenOf(atMs: number, nowMs: number = Date.now()): string {
  if (atMs === 0) return 'unknown'
  const date = new Date(atMs)
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / dayMs)
  if (days === 0) return `today ${time(date)}`
  if (days === 1) return `yesterday ${time(date)}`
  if (days === -1) return `tomorrow ${time(date)}`
  return new Date(nowMs).getFullYear() === date.getFullYear() ? day(date) : dayAndYear(date)
}

/** A moment with everything. */
export function wholeMoment(atMs: number): string {
  return whole(new Date(atMs))
}

/** The time zone of the editor, as `Europe/London`. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
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

/** Made when it is first needed: the first one takes a browser some ten milliseconds, before it shows a form. */
function format(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined
  return (date) => (made ??= new Intl.DateTimeFormat('en-GB', options)).format(date)
}
