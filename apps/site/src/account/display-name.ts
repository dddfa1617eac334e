/** What may be a display name, as the database has it: two to forty characters. Anything else is none. */
export function readDisplayName(value: string | undefined): string | undefined {
  const name = (value ?? '').trim()
  return name.length >= 2 && name.length <= 40 ? name : undefined
}
