interface Method {
  method?: string
  timestamp?: number
}

/** When a recovery code raised the session of this token, in seconds since 1970; 0 for never. The token has been verified before. */
export function usedCodeAtSeconds(token: string): number {
  const [, payload = ''] = token.split('.')
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { amr?: Method[] }
  const uses = (claims.amr ?? []).filter(({ method }) => method === 'mfa/recovery_code')
  return Math.max(0, ...uses.map(({ timestamp = 0 }) => timestamp))
}
