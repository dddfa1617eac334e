import { headers } from 'next/headers'

/** The nonce of a page for one visitor, for a script of its own. The framework reads it from the same header. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy')
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
}
