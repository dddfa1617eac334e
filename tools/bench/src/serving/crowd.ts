import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NoFigureError } from '../no-figure-error.ts'
import { besideClient, type Load } from './client.ts'

/** A page alone, and beside connections of which nothing, or nearly nothing, comes. */
export interface CrowdFigures {
  idle: number
  slow: number
  alone: Load
  beside: Load
  /** Connections that the server has not closed until the end. */
  stillOpen: number
}

/**
 * Loads a page, and again while others only hold connections (`crowd-client.ts`), in a process of their own that takes
 * no turn of the server’s core and gives way to the readers: what they wait for must be the server alone.
 *
 * The loads beside them begin when all of them are there: before, it would measure a server that is busy with their first
 * answers and takes new connections one by one between these.
 *
 * @param load Loads the page for a while.
 * @throws {NoFigureError} The server turned the crowd away.
 */
export async function measureCrowd(
  url: string,
  { idle, slow }: { idle: number; slow: number },
  load: () => Promise<Load>,
): Promise<CrowdFigures> {
  const { port, pathname } = new URL(url)
  await load()
  const alone = await load()
  const file = join(import.meta.dirname, 'crowd-client.ts')
  const [program, args] = besideClient(process.execPath, [file, port, pathname, String(idle), String(slow)])
  const crowd = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = once(crowd, 'close')
  try {
    const lines = createInterface({ input: crowd.stdout })[Symbol.asyncIterator]()
    const settled = String((await lines.next()).value)
    if (settled !== 'settled') throw new NoFigureError(settled)
    // As above: what came with the connections is sorted out by then.
    await load()
    const beside = await load()
    crowd.stdin.end()
    const stillOpen = Number(/^open (\d+)$/.exec(String((await lines.next()).value))?.[1])
    return { idle, slow, alone, beside, stillOpen }
  } finally {
    crowd.stdin.end()
    await gone
  }
}
