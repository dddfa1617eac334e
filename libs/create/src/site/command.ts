import { relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CreateError } from './create-error.ts'
import { createSite } from './create-site.ts'

const usage = `npm create @house-edge [folder] [-- --services embedded|hosted]

  embedded  content, accounts and data run beside the site, on this machine
  hosted    you have them; their keys go into .env.local

What is not given is asked for. "embedded" where nobody can answer.`

/**
 * The command line: `npm create @house-edge [folder] [-- --services embedded|hosted]`. What is not given is
 * asked for, at a terminal.
 *
 * @returns The exit status for the process: 0, or 1 when there is no site.
 */
export async function createFromCommandLine(args: string[]): Promise<number> {
  try {
    const { values, positionals } = readLine(args)
    if (values.help) {
      console.log(usage)
      return 0
    }
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
    // What is advice needs no stack; any other error is a bug and does.
    if (error instanceof CreateError) console.error(error.message)
    else if (isMistyped(error)) console.error(`${error.message}\n\n${usage}`)
    else console.error(error)
    return 1
  }
}

function readLine(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: { services: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
}

/** Whether `parseArgs` refused what was typed. https://nodejs.org/api/errors.html */
function isMistyped(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

async function ask(question: string, usual: string): Promise<string> {
  // In a script or a build a question would wait for ever.
  if (!process.stdin.isTTY) return usual
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (${usual}): `)
  terminal.close()
  return answer.trim() || usual
}
