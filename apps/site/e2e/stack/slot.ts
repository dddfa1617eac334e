import { join } from 'node:path'

export const site = join(import.meta.dirname, '../..')
export const workspace = join(site, '../..')

const first = Number(process.env['JOURNEYS_PORT'] ?? 3210)

/** Where one stack lives: the site with its services, and everything they keep. */
export interface Slot {
  ports: { site: number; content: number; backend: number; second: number; third: number }
  /** Folder for everything kept between starts. */
  state: string
  /** Folder below the site's for the finished build. */
  build: string
}

/** What every stack is a copy of; nobody visits it. */
export const template: Slot = slotAt(0, '.house-edge/journeys/template', '.next-journeys')

/**
 * The stack of this process: each worker of the runner has its own. The first
 * has the template's addresses; each takes ten ports from `JOURNEYS_PORT` (3210).
 */
export const slot: Slot = slotOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

function slotOf(index: number): Slot {
  return slotAt(index, `.house-edge/journeys/${index}`, `.next-journeys-${index}`)
}

function slotAt(index: number, state: string, build: string): Slot {
  const port = first + 10 * index
  return {
    ports: { site: port, content: port + 1, backend: port + 2, second: port + 3, third: port + 4 },
    state: join(workspace, state),
    build,
  }
}
