/** Reads a variable that the site cannot do without. */
export function required(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set, and the site needs it. "npm run dev" sets it, or .env.local.`)
  return value
}
