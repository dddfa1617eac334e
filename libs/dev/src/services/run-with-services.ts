import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DevServicesError } from './dev-services-error.ts'
import { nextFreePort } from './next-free-port.ts'
import { type RunningServices, type ServicesOptions, startServices } from './start-services.ts'

const usage = 'Usage: house-edge-dev [--free-ports] [--folder <path>] -- <command>'

/**
 * The command line: starts the services that the environment does not name, runs a command with their
 * addresses and keys in its environment, and ends them when it ends. `.env.local` is read first.
 *
 * `CONTENT_REPOSITORY` or `CONTENT_ENDPOINT` names a content service, `BACKEND_URL` a backend. Where there is no
 * folder `customtypes`, there is nothing that a content service could serve, and none is started. `CONTENT_PORT` and
 * `BACKEND_PORT` are the ports they take. `PORT` is the one of the site, or the next that is free from 3000 on, unless
 * `SITE_ORIGIN` says where it is.
 *
 * @returns What the command ended with.
 */
export async function runWithServices(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  let services: RunningServices | undefined
  try {
    if (existsSync('.env.local')) process.loadEnvFile('.env.local')
    const { isHelp, command, options } = readLine(args, env)
    if (isHelp) {
      console.log(usage)
      return 0
    }
    const site = await placeSite(env)
    services = await startServices({
      ...options,
      siteOrigin: site.SITE_ORIGIN,
      say: (line) => console.error(line),
    })
    for (const line of whereTheyAre(services.env)) console.error(line)
    return await runCommand(command, { ...env, ...site, ...services.env })
  } catch (error) {
    // What is advice needs no stack; any other error is a bug and does.
    if (isMistyped(error)) console.error(`${error.message}\n\n${usage}`)
    else console.error(error instanceof DevServicesError ? error.message : error)
    return 1
  } finally {
    await services?.close()
  }
}

/** Whether `parseArgs` refused what was typed. https://nodejs.org/api/errors.html */
function isMistyped(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function readLine(
  args: string[],
  env: NodeJS.ProcessEnv,
): { isHelp: boolean; command: string[]; options: ServicesOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      'free-ports': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (positionals.length === 0 && !values.help)
    throw new DevServicesError('dev/no-command', `There is no command to run. Nothing was started. ${usage}`)
  const only: ('content' | 'backend')[] = []
  const isNamed = env['CONTENT_REPOSITORY'] || env['CONTENT_ENDPOINT']
  if (!isNamed && existsSync('customtypes')) only.push('content')
  if (!env['BACKEND_URL']) only.push('backend')
  return {
    isHelp: values.help,
    command: positionals,
    options: {
      only,
      folder: values.folder,
      ports: {
        ...portNamed('content', env['CONTENT_PORT'], values['free-ports']),
        ...portNamed('backend', env['BACKEND_PORT'], values['free-ports']),
      },
    },
  }
}

/** Where the site will be: servers of frameworks listen on `PORT`. */
async function placeSite(env: NodeJS.ProcessEnv): Promise<{ SITE_ORIGIN: string; PORT?: string }> {
  if (env['SITE_ORIGIN']) return { SITE_ORIGIN: env['SITE_ORIGIN'] }
  const port = env['PORT'] || String(await nextFreePort(3_000))
  return { SITE_ORIGIN: `http://localhost:${port}`, PORT: port }
}

/** The port of a service where the environment or the line says one. */
function portNamed(service: 'content' | 'backend', named: string | undefined, isAny: boolean) {
  if (named) return { [service]: Number(named) }
  return isAny ? { [service]: 0 } : {}
}

/** With free ports nothing else says where they are. */
function whereTheyAre({ CONTENT_ENDPOINT, BACKEND_URL, SITE_ORIGIN }: RunningServices['env']): string[] {
  const lines: string[] = []
  if (CONTENT_ENDPOINT) lines.push(`Content desk  ${new URL('/desk/', CONTENT_ENDPOINT)}`)
  if (BACKEND_URL) lines.push(`Mailbox       ${new URL('/mailbox', BACKEND_URL)}`)
  if (lines.length > 0)
    lines.push(`Site          ${SITE_ORIGIN}, where previews and e-mails lead (SITE_ORIGIN)`)
  return lines
}

/** Programs of the installed packages are found by name, as npm's own scripts find them. */
function runCommand([program = '', ...line]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, line, { env, stdio: 'inherit', shell: process.platform === 'win32' })
  // The command ends itself, and the services after it, so that its last requests are still answered.
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
  process.on('SIGINT', pass).on('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject('code' in error && error.code === 'ENOENT' ? notFound(program) : error),
    )
    child.once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? 1)
    })
  })
}

function notFound(program: string): DevServicesError {
  return new DevServicesError(
    'dev/no-command',
    `There is no program "${program}", so nothing runs beside the services. Programs of installed packages are found where npm starts this: by "npx house-edge-dev -- …", or as a script of package.json.`,
  )
}
