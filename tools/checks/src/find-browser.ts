import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** No browser could be found for the tests that need one. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError'
  readonly code = 'checks/browser-missing'

  constructor(reason?: string) {
    super(
      `No Chromium was found, so stories and journeys cannot run${reason ? ` (${reason})` : ''}. Install one (Debian: "apt-get install chromium"; or "npx playwright install chromium") or name one with CHROMIUM_PATH.`,
    )
  }
}

/** Where the search looks. Everything the machine provides comes in here. */
export interface BrowserSources {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  exists: (path: string) => boolean
  /** Playwright's own browser, whether or not it was installed. */
  playwrightPath: () => Promise<string>
  /** Unpacks the browser that comes as a package. Linux only. */
  packagedPath: () => Promise<string>
}

// The shell draws the same pages without a window around them, for two thirds of the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, one installed on the
 * system, the packaged one.
 *
 * @returns Path of the executable.
 * @throws {BrowserMissingError} There is none, or `CHROMIUM_PATH` names a file that is not there.
 */
export async function findBrowser(sources: BrowserSources = machine()): Promise<string> {
  const { env, exists, platform } = sources
  const named = env['CHROMIUM_PATH']
  if (named) {
    if (exists(named)) return named
    throw new BrowserMissingError(`CHROMIUM_PATH names ${named}, which does not exist`)
  }
  const own = await sources.playwrightPath().catch(() => '')
  if (own && exists(own)) return own
  const installed =
    onPath(env['PATH'] ?? '', exists) ?? macPaths.find((path) => platform === 'darwin' && exists(path))
  if (installed) return installed
  if (platform !== 'linux') throw new BrowserMissingError()
  try {
    return await sources.packagedPath()
  } catch (error) {
    throw new BrowserMissingError(
      `the packaged one did not unpack: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function onPath(path: string, exists: (path: string) => boolean): string | undefined {
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => exists(file))
}

function machine(): BrowserSources {
  return {
    env: process.env,
    platform: process.platform,
    exists: existsSync,
    playwrightPath: async () => (await import('playwright-core')).chromium.executablePath(),
    packagedPath: async () => (await import('@sparticuz/chromium')).default.executablePath(),
  }
}
