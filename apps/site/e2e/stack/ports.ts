const first = Number(process.env['JOURNEYS_PORT'] ?? 3210)

/** Three ports in a row from `JOURNEYS_PORT` (3210), so that two clones can be tried at once. */
export const ports: { site: number; content: number; backend: number } = {
  site: first,
  content: first + 1,
  backend: first + 2,
}
