/** The environment lacks a variable that the site cannot do without. */
export class MissingVariableError extends Error {
  override readonly name = 'MissingVariableError'
  readonly code = 'site/missing-variable'

  constructor(variable: string) {
    super(`${variable} is not set, and the site needs it. "npm run dev" sets it, or .env.local.`)
  }
}

/** Reads a variable that the site cannot do without. @throws {MissingVariableError} It is not set, or empty. */
export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new MissingVariableError(name)
  return value
}
