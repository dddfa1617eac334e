/** Which build something belongs to. */
export interface BuildIdentity {
  id: string
  /** When it was built, in milliseconds since 1970. A newer build has a greater one. */
  timestamp: number
}

/**
 * Reads the answer of `builds/latest.json`.
 *
 * @returns `undefined` for anything else: a sign-in page, an error, an older format.
 */
export function parseBuildIdentity(value: unknown): BuildIdentity | undefined {
  const { id, timestamp } = (value ?? {}) as Partial<BuildIdentity>
  return id && typeof timestamp === 'number' ? (value as BuildIdentity) : undefined
}
