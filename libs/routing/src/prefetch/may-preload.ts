interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether pages may be preloaded: not with data saving, not on 2g or slower. A browser that reveals nothing
 * about its connection may.
 */
export function mayPreload(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
