/** Processes that meet at a real engine. */
import { type Engine, startEngine } from '../../../../../vitest.engine.ts'
import { createSharing, type Sharing, type SharingOptions } from '../create-sharing.ts'

const begun: Sharing[] = []
const engines: Engine[] = []

/** To be called after each test: a file that shares its modules with others registers what is its own. */
export async function endProcesses(): Promise<void> {
  for (const sharing of begun.splice(0)) await sharing.close()
  for (const engine of engines.splice(0)) await engine.stop()
}

export async function engineOfOurs(): Promise<Engine> {
  const engine = await startEngine()
  engines.push(engine)
  return engine
}

/** A process, and what it has looked for. */
export async function process(
  url: string,
  options: Partial<SharingOptions> = {},
): Promise<{ sharing: Sharing; looked: string[] }> {
  const looked: string[] = []
  const sharing = createSharing({
    url,
    name: 'site',
    onPublished: async (version) => {
      looked.push(version)
      return undefined
    },
    patienceMs: 2_000,
    ...options,
  })
  begun.push(sharing)
  await sharing.start()
  return { sharing, looked }
}
