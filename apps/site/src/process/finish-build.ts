import { bundleServer, finishBuild } from '@house-edge/publishing/build'
import { site } from '../site.ts'

/**
 * The second half of a build: finishes its public pages and bundles its server. Fails when a page cannot be finished.
 *
 * @param server Where the server is written, last, because a build that has it counts as whole.
 */
export async function finish(folder: string, server: string): Promise<void> {
  try {
    const { finished, left } = await finishBuild(site, folder)
    process.stdout.write(
      `finished ${finished.length} pages${left.length > 0 ? `, left ${left.length} of them to their first visit` : ''}\n`,
    )
    await bundleServer({ folder, input: 'src/process/serve.ts', file: server })
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
