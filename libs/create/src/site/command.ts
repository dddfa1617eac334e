import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CreateError } from './create-error.ts'
import { createSite } from './create-site.ts'

/**
 * The command line: `npm create @house-edge [folder] [-- --services embedded|hosted]`. What is not given is
 * asked for, at a terminal.
 *
 * @returns The exit status for the process: 0, or 1 when there is no site.
 */
export async function createFromCommandLine(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { services: { type: 'string' } },
    })
    const folder = positionals[0] ?? (await ask('Folder', 'my-site'))
    const services = values.services ?? (await ask('Services: embedded or hosted', 'embedded'))
    if (services !== 'embedded' && services !== 'hosted') {
      console.error(`Services are "embedded" or "hosted", not "${services}". Nothing was written.`)
      return 1
    }
    createSite({ folder, services })
    const way = relative(process.cwd(), folder) || '.'
    console.log(
      `\nA site is in ${way}.\n\n  cd ${way}\n  npm install\n${
        services === 'hosted' ? '  (fill in .env.local)\n' : ''
      }  npm run dev     # http://localhost:3000\n  npm test\n`,
    )
    return 0
  } catch (error) {
    // An error of ours is advice and needs no stack; any other is a bug and does.
    console.error(error instanceof CreateError ? error.message : error)
    return 1
  }
}

async function ask(question: string, usual: string): Promise<string> {
  // In a script or a build a question would wait for ever.
  if (!process.stdin.isTTY) return usual
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (${usual}): `)
  terminal.close()
  return answer.trim() || usual
}
