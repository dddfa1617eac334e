import type { AuthNotice } from './auth-setup.ts'

/** How a log should tell a notice: `error` when an operator must act. */
export function levelOfNotice({ kind }: Pick<AuthNotice, 'kind'>): 'info' | 'warn' | 'error' {
  if (kind === 'session-dropped') return 'info'
  return kind === 'keys-unavailable' ? 'warn' : 'error'
}
