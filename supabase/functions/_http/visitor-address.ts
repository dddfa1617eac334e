import { isServer } from './is-server.ts'

/**
 * The address a visitor is counted by.
 *
 * The site passes it on in `Sb-Forwarded-For`, believed beside the secret key, as the hosted auth service does
 * (https://github.com/supabase/auth/pull/2295). Of whoever calls directly it is the connection's, in the header
 * that the gateway writes over what the caller sent
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip); `X-Forwarded-For`
 * begins with what the caller wrote. Without one they are counted together.
 */
export function visitorAddress(request: Request): string {
  const forwarded = isServer(request) ? request.headers.get('sb-forwarded-for') : null
  return (forwarded ?? request.headers.get('cf-connecting-ip') ?? '').split(/[,%]/)[0]?.trim() || '0.0.0.0'
}
