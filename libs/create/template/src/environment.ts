/** What the site cannot do without. */
const needed = ['SITE_ORIGIN', 'CONTENT_REPOSITORY', 'BACKEND_URL', 'BACKEND_PUBLISHABLE_KEY'] as const

/** The environment lacks variables that the site cannot do without. */
export class MissingVariableError extends Error {
  override readonly name = 'MissingVariableError'
  readonly code = 'site/missing-variable'

  constructor(variables: readonly string[]) {
    super(
      `Not set: ${variables.join(', ')}. The site cannot do without. Set them in .env.local or in the environment; services beside the site set theirs with "npm run dev" and "npm start".`,
    )
  }
}

/** Reads a variable that the site cannot do without. @throws {MissingVariableError} It is not set, or empty. */
export function required(name: (typeof needed)[number] | 'CONTENT_WEBHOOK_SECRET'): string {
  const value = process.env[name]
  if (!value) throw new MissingVariableError([name])
  return value
}

/** For the start of the site. @throws {MissingVariableError} Names all that are not set. */
export function requireEnvironment(): void {
  const missing = needed.filter((name) => !process.env[name])
  if (missing.length > 0) throw new MissingVariableError(missing)
}
