interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether pages may be fetched before they are asked for: not for visitors who
 * save data, not on 2g or slower. A browser that tells nothing of
 * its connection may.
 */
export function mayPreload(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
