export interface Consent {
  email?: string
  name?: string
  verified?: boolean
  decision?: 'allow' | 'deny'
}

/**
 * Walks the stand-in of a provider as a browser would: opens the page that a
 * sign-in leads to, fills its form in, and follows the way back.
 *
 * @returns Where the browser lands on the site.
 */
export async function walkProvider(signInUrl: string, consent: Consent = {}): Promise<URL> {
  // Linking asks for the page's address itself; signing in is led there.
  const isPage = signInUrl.includes('/stub/authorize')
  const page = isPage ? new URL(signInUrl) : await followTo(signInUrl)
  const answer = await fetch(new URL(page.pathname, page), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      provider: page.searchParams.get('provider') ?? '',
      state: page.searchParams.get('state') ?? '',
      email: consent.email ?? 'reader@example.com',
      name: consent.name ?? 'Robin Reader',
      ...(consent.verified === false ? {} : { verified: 'yes' }),
      decision: consent.decision ?? 'allow',
    }),
  })
  return followTo(answer.headers.get('location') ?? '')
}

/** The address one redirect further. */
async function followTo(url: string): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '', url)
}
