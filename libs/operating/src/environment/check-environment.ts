import type { z } from 'zod'
import { BackendVariables } from './backend-variables.ts'
import { ContentVariables } from './content-variables.ts'
import { misspeltNames } from './misspelt-names.ts'
import { BuildVariables, readElsewhere, SiteVariables } from './site-variables.ts'

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>

const parts = { site: SiteVariables, content: ContentVariables, backend: BackendVariables }

/** What a program needs of the environment: a build reads its content alone. */
export type EnvironmentPart = keyof typeof parts

/** Every variable of `.env.example` that somebody may set for the site. */
export const knownNames: readonly string[] = [
  ...[...Object.values(parts), BuildVariables].flatMap(({ shape }) => Object.keys(shape)),
  ...readElsewhere,
]

/** The environment is incomplete or malformed. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
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

/**
 * Checks everything at once.
 *
 * @param names The parts to check. Default: all.
 * @throws {EnvironmentError} Lists every missing, malformed or misspelt variable.
 */
export function checkEnvironment(env: Environment, names?: readonly EnvironmentPart[]): void {
  const faults = environmentFaults(env, names)
  if (faults.length > 0) throw new EnvironmentError(faults)
}

/** `EX_CONFIG` of sysexits.h: to start it again changes nothing until somebody has changed the environment. */
const badConfig = 78

/**
 * Ends the process with a message when its environment is not valid.
 *
 * @param names The parts to check. Default: all.
 */
export function requireEnvironment(names?: readonly EnvironmentPart[]): void {
  try {
    checkEnvironment(process.env, names)
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(badConfig)
  }
}

/** One sentence for every missing, malformed or misspelt variable, beginning with its name. */
function environmentFaults(
  env: Environment,
  names: readonly EnvironmentPart[] = Object.keys(parts) as EnvironmentPart[],
): readonly string[] {
  const given = withoutBlanks(env)
  const checked = [...names.map((name) => parts[name]), BuildVariables]
  const faults = checked.flatMap((part) => faultsOf(part.safeParse(given).error))
  return [...faults, ...misspeltNames(Object.keys(given), knownNames)]
}

/**
 * Reads variables of the process once, when they are first asked for.
 *
 * @returns Reads them. @throws {EnvironmentError} One is missing or malformed.
 */
export function readOnce<schema extends z.ZodType>(schema: schema): () => z.infer<schema> {
  let parsed: z.infer<schema> | undefined
  return () => {
    if (parsed !== undefined) return parsed
    const result = schema.safeParse(withoutBlanks(process.env))
    if (!result.success) throw new EnvironmentError(faultsOf(result.error))
    parsed = result.data
    return result.data
  }
}

/** The environment in parts, for the doctor. */
export interface ReadEnvironment {
  /** One sentence for each missing, malformed or misspelt variable, beginning with its name. */
  faults: readonly string[]
  /** `undefined`: something in this part is wrong. */
  site: z.infer<typeof SiteVariables> | undefined
  content: z.infer<typeof ContentVariables> | undefined
  backend: z.infer<typeof BackendVariables> | undefined
}

/** Reads all parts; one that is wrong is absent. */
export function readEnvironment(env: Environment): ReadEnvironment {
  const given = withoutBlanks(env)
  return {
    faults: environmentFaults(given),
    site: SiteVariables.safeParse(given).data,
    content: ContentVariables.safeParse(given).data,
    backend: BackendVariables.safeParse(given).data,
  }
}

/** An empty variable counts as not set, as in a copy of `.env.example`. */
function withoutBlanks(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

function faultsOf(error: z.ZodError | undefined): string[] {
  return [...new Set(error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))]
}
