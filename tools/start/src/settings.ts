import { z } from 'zod'

const given = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional()
const port = given
  .transform((value) => (value === undefined ? value : Number(value)))
  .pipe(z.number().int().min(1).max(65_535).optional())

const Environment = z.object({
  SITE_PORT: port,
  /** What a site reads that is started alone, and what most people try. */
  PORT: port,
  CONTENT_PORT: port,
  BACKEND_PORT: port,
  SITE_HOST: given,
  SITE_ORIGIN: given,
  SITE_DIST_DIR: given,
  HOUSE_EDGE_STATE: given,
  CONTENT_ENDPOINT: given,
  CONTENT_REPOSITORY: given,
  BACKEND_URL: given,
})

/** What to start, and where. */
export interface Settings {
  mode: 'production' | 'development'
  fresh: boolean
  ports: { site: number; content: number; backend: number }
  /** Address the site listens on: `SITE_HOST`, or 127.0.0.1. */
  siteHost: string
  siteOrigin: string
  /** Folder below `apps/site` for the finished build. */
  siteBuild: string
  /** Folder for state between starts, relative to the workspace or absolute. */
  state: string
  /** False when the environment names a hosted service instead. */
  embedded: { content: boolean; backend: boolean }
}

/** The command line or the environment is not valid. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly code = 'start/settings'
}

/**
 * Reads the command line and the environment.
 *
 * @throws {SettingsError} Lists every fault at once.
 */
export function readSettings(args: readonly string[], env: Record<string, string | undefined>): Settings {
  const known = ['--dev', '--fresh']
  const strange = args.filter((arg) => !known.includes(arg))
  const parsed = Environment.safeParse(env)
  const faults = [
    ...strange.map((arg) => `${arg}: not an option. There are ${known.join(' and ')}.`),
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
  ]
  if (faults.length > 0 || !parsed.success)
    throw new SettingsError(
      `Nothing was started, because:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )

  const {
    PORT = 3000,
    SITE_PORT = PORT,
    CONTENT_PORT = 4400,
    BACKEND_PORT = 54_321,
    SITE_HOST,
    SITE_ORIGIN,
    SITE_DIST_DIR,
    HOUSE_EDGE_STATE,
    ...hosted
  } = parsed.data
  return {
    mode: args.includes('--dev') ? 'development' : 'production',
    fresh: args.includes('--fresh'),
    ports: { site: SITE_PORT, content: CONTENT_PORT, backend: BACKEND_PORT },
    siteHost: SITE_HOST ?? '127.0.0.1',
    siteOrigin: SITE_ORIGIN ?? `http://localhost:${SITE_PORT}`,
    siteBuild: SITE_DIST_DIR ?? '.next',
    state: HOUSE_EDGE_STATE ?? '.house-edge',
    embedded: {
      content: !hosted.CONTENT_ENDPOINT && !hosted.CONTENT_REPOSITORY,
      backend: !hosted.BACKEND_URL,
    },
  }
}
