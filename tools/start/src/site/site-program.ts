import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, SettingsError } from '../settings.ts'
import { hostArguments } from './site-host.ts'

/**
 * The arguments that Node gets for the process of the site. In production these are those of the site's own start
 * script, which tunes Node's memory for it.
 *
 * @param workspace Folder of the whole workspace.
 * @throws {SettingsError} The script starts something else than Node.
 */
export function siteProgram(
  workspace: string,
  { mode, siteHost, ports }: Pick<Settings, 'mode' | 'siteHost' | 'ports'>,
): readonly string[] {
  if (mode === 'production') return startScript(workspace)
  const { node, hostname } = hostArguments(siteHost)
  return [...node, nextBin(workspace), 'dev', '--hostname', hostname, '--port', String(ports.site)]
}

/** @param workspace Folder of the whole workspace. */
export function nextBin(workspace: string): string {
  return join(workspace, 'node_modules/next/dist/bin/next')
}

function startScript(workspace: string): readonly string[] {
  const file = join(workspace, 'apps/site/package.json')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: { start?: string } }
  const [program, ...args] = scripts?.start?.split(' ') ?? []
  if (program !== 'node')
    throw new SettingsError(
      `The site can't be started: the start script of ${file} must be "node", options and a program.`,
    )
  return args
}
