/** What the site cannot do without. */
const needed = ['SITE_ORIGIN', 'CONTENT_REPOSITORY', 'BACKEND_URL', 'BACKEND_PUBLISHABLE_KEY'] as const
const urls = ['SITE_ORIGIN', 'BACKEND_URL'] as const

/** The environment lacks what the site cannot do without. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly code = 'site/environment'

  constructor(faults: readonly string[]) {
    super(
      `${faults.join('. ')}. The site cannot do without. Set them in .env.local or in the environment; services beside the site set theirs with "npm run dev" and "npm start".`,
    )
  }
}

/** Reads a variable that the site cannot do without. @throws {EnvironmentError} It is not set, or empty. */
export function required(name: (typeof needed)[number]): string {
  const value = process.env[name]
  if (!value) throw new EnvironmentError([`Not set: ${name}`])
  return value
}

/** Ends a process that could not answer every request, naming all that is not set, or is no URL. */
export function requireEnvironment(): void {
  const missing = needed.filter((name) => !process.env[name])
  const wrong = urls.filter((name) => process.env[name] && !/^https?:\/\/[^/]/.test(process.env[name]))
  const faults = [
    ...(missing.length > 0 ? [`Not set: ${missing.join(', ')}`] : []),
    ...wrong.map((name) => `Not a URL, such as https://site.example: ${name} (${process.env[name]})`),
  ]
  if (faults.length === 0) return
  // Next would go on after an error, and answer requests with 500.
  console.error(new EnvironmentError(faults).message)
  process.exit(1)
}
