/** Which build something belongs to. */
export interface BuildIdentity {
  id: string
  /** When it was built, in milliseconds since 1970. A newer build has a greater one. */
  timestamp: number
}

/**
 * Reads the answer of `builds/latest.json`.
 *
 * @returns Nothing for anything else: a sign-in page, an error, an older form.
 */
export function parseBuildIdentity(value: unknown): BuildIdentity | undefined {
  const { id, timestamp } = (value ?? {}) as Partial<BuildIdentity>
  return id && typeof timestamp === 'number' ? { id, timestamp } : undefined
}

/**
 * Decides whether a build that is live is newer than the one a page came from.
 *
 * While a deployment is under way some processes still answer for the old build;
 * a page of the new one must not think itself outdated by them, so the date
 * decides and not the mere difference (ledger R108; fault F64).
 */
export function isNewer(live: BuildIdentity, own: BuildIdentity): boolean {
  return live.id !== own.id && live.timestamp > own.timestamp
}
