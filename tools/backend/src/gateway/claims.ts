/** What a caller may do: the role of the API key, or the verified claims of a user's access token. */
export interface Claims {
  role: string
  sub?: string
  session_id?: string
  aal?: string
  exp?: number
  [claim: string]: unknown
}

export const anonClaims: Claims = { role: 'anon' }
export const serviceClaims: Claims = { role: 'service_role' }
