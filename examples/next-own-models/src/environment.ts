/** Reads a variable that the site cannot do without. `npm run dev` sets them all. */
export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set, and the site needs it.`)
  return value
}
