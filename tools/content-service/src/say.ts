import type { LogLevel } from '@house-edge/double/log'

/**
 * Writes a message for the operator of the service.
 *
 * @param level How much it matters. `info` when it is not given.
 */
export type Say = (line: string, level?: LogLevel) => void
