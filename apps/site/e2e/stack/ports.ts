const first = Number(process.env['JOURNEYS_PORT'] ?? 3210)

/** Four ports in a row from `JOURNEYS_PORT` (3210), so that two clones can be tried at once. */
export const ports: Record<'site' | 'content' | 'backend' | 'second', number> = {
  site: first,
  content: first + 1,
  backend: first + 2,
  /** A second build of the site. */
  second: first + 3,
}
