/**
 * What the site reads from its environment, parsed and with its defaults.
 *
 * Read elsewhere: the folder of the build, before anything is loaded (`build-folder.mjs`); what the headers and the
 * framework's configuration need, which a build also reads (`security-headers.ts`, `next.config.ts`); and what Node and
 * the framework set themselves.
 *
 * A build needs only the content part, so each part can be read by itself; the process refuses to start unless all
 * parts are valid.
 *
 * @module
 */
import { BackendVariables, ContentVariables, misspeltNames } from '@house-edge/operating/environment'
import type { z } from 'zod'
import { BuildConfig, readElsewhere, SiteConfig } from './configuration/variables.ts'

type Environment = Record<string, string | undefined>

/** The environment is incomplete or malformed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly code = 'site/config'
  /** One sentence per fault, beginning with the variable's name. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The site cannot start, because its environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nSet these variables; .env.example describes each.`,
    )
    this.faults = faults
  }
}

/** Where the site is and where it keeps its state. @throws {ConfigError} */
export const siteConfig = once(SiteConfig)

/** Where content comes from. @throws {ConfigError} */
export const contentConfig = once(ContentVariables)

/** Where sign-in happens and what it covers. @throws {ConfigError} */
export const backendConfig = once(BackendVariables)

const parts = { site: SiteConfig, content: ContentVariables, backend: BackendVariables }

/** Every variable of `.env.example` that somebody may set for the site. */
export const knownNames: readonly string[] = [
  ...[SiteConfig, ContentVariables, BackendVariables, BuildConfig].flatMap(({ shape }) => Object.keys(shape)),
  ...readElsewhere,
]

/**
 * Checks everything at once.
 *
 * @param names The parts to check. Default: all.
 * @throws {ConfigError} Lists every missing, malformed or misspelt variable.
 */
export function checkConfig(env: Environment, names?: readonly Part[]): void {
  const faults = environmentFaults(withoutBlanks(env), names)
  if (faults.length > 0) throw new ConfigError(faults)
}

type Part = keyof typeof parts

/** One sentence for every missing, malformed or misspelt variable, beginning with its name. */
export function environmentFaults(
  given: Environment,
  names: readonly Part[] = Object.keys(parts) as Part[],
): readonly string[] {
  const checked = [...names.map((name) => parts[name]), BuildConfig]
  const faults = checked.flatMap((part) => faultsOf(part.safeParse(given).error))
  return [...faults, ...misspeltNames(Object.keys(given), knownNames)]
}

function once<schema extends z.ZodType>(schema: schema): () => z.infer<schema> {
  let parsed: z.infer<schema> | undefined
  return () => {
    if (parsed !== undefined) return parsed
    const result = schema.safeParse(withoutBlanks(process.env))
    if (!result.success) throw new ConfigError(faultsOf(result.error))
    parsed = result.data
    return result.data
  }
}

/** An empty variable counts as not set, as in a copy of `.env.example`. */
export function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

function faultsOf(error: z.ZodError | undefined): string[] {
  return [...new Set(error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))]
}
