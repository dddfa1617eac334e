import type { AuthNotice } from '@house-edge/auth/server'
import type { LogLevel } from '@house-edge/serving/log'

/** The log level of a sign-in notice: `error` when an operator must act. */
export function levelOfAuth({ kind }: AuthNotice): LogLevel {
  if (kind === 'session-dropped') return 'info'
  return kind === 'keys-unavailable' ? 'warn' : 'error'
}
