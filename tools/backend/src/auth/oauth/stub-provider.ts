import { AuthError } from '../auth-error.ts'
import { createHash } from 'node:crypto'
import type { GatewayContext } from '../../gateway/context.ts'
import type { AuthService } from '../auth-service.ts'
import { isUuid } from '../authenticate.ts'
import type { ProviderProfile } from './provider-profile.ts'
import { renderConsent } from './stub-page.ts'

/**
 * Plays the sign-in providers. A page of our own asks who to be there and
 * answers like the provider would: with a code, good once, or with a refusal.
 * Nothing is asked of a network, so the whole flow can be walked offline.
 */
export interface StubProvider {
  /** Where the browser is sent to sign in there. */
  signInUrl(provider: string, state: string): string
  showPage(context: GatewayContext): Response | Promise<Response>
  answer(context: GatewayContext): Promise<Response>
  /** The profile behind a code; undefined when the code was used or never given. */
  redeem(code: string): ProviderProfile | undefined
}

const maxCodes = 1000

export function createStubProvider(auth: Pick<AuthService, 'origin' | 'random'>): StubProvider {
  const codes = new Map<string, ProviderProfile>()

  return {
    signInUrl: (provider, state) => {
      const url = new URL('/auth/v1/stub/authorize', auth.origin)
      url.search = new URLSearchParams({ provider, state }).toString()
      return url.href
    },
    showPage: (context) => {
      const { provider = '', state = '' } = context.req.query()
      const headers = {
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      }
      return context.html(renderConsent(provider, state), 200, headers)
    },
    answer: async (context) => {
      const form = await context.req.formData().catch(() => {
        throw new AuthError(400, 'validation_failed', 'The consent is not a form')
      })
      const field = (name: string): string => {
        const value = form.get(name)
        return typeof value === 'string' ? value.trim() : ''
      }
      const target = new URL('/auth/v1/callback', auth.origin)
      target.searchParams.set('state', isUuid(field('state')) ? field('state') : '')
      const email = field('email').toLowerCase()
      if (field('decision') !== 'allow' || !email) {
        target.searchParams.set('error', 'access_denied')
        target.searchParams.set('error_description', 'The user denied access')
        return context.redirect(target.href, 303)
      }
      const code = auth.random.urlSafe(32)
      const provider = field('provider')
      const subject = createHash('sha256').update(`${provider} ${email}`).digest('hex').slice(0, 20)
      codes.set(code, {
        provider,
        subject,
        email,
        emailVerified: field('verified') === 'yes',
        name: field('name'),
      })
      const [oldest] = codes.keys()
      if (codes.size > maxCodes && oldest) codes.delete(oldest)
      target.searchParams.set('code', code)
      return context.redirect(target.href, 303)
    },
    redeem: (code) => {
      const profile = codes.get(code)
      codes.delete(code)
      return profile
    },
  }
}
