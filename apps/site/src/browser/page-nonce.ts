import { headers } from 'next/headers'

/** What the policy of a page for one visitor asks of scripts. The framework reads it from the same header. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy')
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
}
