import { decideReturnPath } from '@house-edge/auth'
import {
  type AuthContext,
  confirmLink,
  countRecoveryCodes,
  finishProviderSignIn,
  requestNewPassword,
  resendConfirmation,
  sendSignInLink,
  signInWithCode,
  signInWithPassword,
  signOut,
  type SignOutScope,
  signUp,
  startProviderSignIn,
  verifyFactor,
  verifyRecoveryCode,
} from '@house-edge/auth/server'
import type { Flash } from '../cookies/flash.ts'
import { forgetMessages } from '../cookies/requested-messages.ts'
import { flashOf, type FormHandling, type Handler, settleSession } from '../forms/form-handling.ts'
import { findTooSoon, messageSent, sendMessage } from '../forms/send-message.ts'
import { findPurpose, newLinkPath, pathFor, purposePath } from '../paths/account-paths.ts'
import { isExpiredLink, providerCallback } from '../paths/returned-error.ts'
import { readDisplayName } from '../profile/display-name.ts'
import { afterSignIn } from './after-sign-in.ts'

/** What comes before and with a session. */
export interface SignInHandlers {
  /** Creates an account. The result is the same whether the address had one or not. At `sign-up`. */
  signUp: { POST: Handler }
  /** Signs in by password and goes where the visitor wanted to go. At `sign-in`. */
  signIn: { POST: Handler }
  /** Sends a link and a code to sign in with, whether the address has an account or not. At `link`. */
  sendLink: { POST: Handler }
  /** Sends the message that confirms an address again. At `resend`. */
  resendConfirmation: { POST: Handler }
  /** Sends a link to choose a new password with, whether the address has an account or not. At `forgotten-password`. */
  forgottenPassword: { POST: Handler }
  /** Signs in with the code of a message. At `code`. */
  code: { POST: Handler }
  /**
   * Uses the link of an e-mail after the visitor has pressed the button: mail scanners open links but press
   * no buttons. At `confirm`.
   */
  confirm: { POST: Handler }
  /** Takes a code of the authenticator app, or a recovery code in its place. At `second-factor`. */
  secondStep: { POST: Handler }
  /**
   * Sends the visitor to another service to sign in, from a link of this site alone. A link, not a form: a policy's
   * `form-action` applies to redirects too. At `provider/[provider]`.
   */
  provider: {
    GET: (request: Request, route: { params: Promise<{ provider: string }> }) => Promise<Response>
  }
  /**
   * Where visitors return from there, and where errors of the auth service are redirected. Other
   * parties' messages are not shown, and are removed from the URL. At `provider/callback`.
   */
  providerCallback: { GET: Handler }
  /** Ends the session in this browser, in all others, or everywhere, as the form says. At `sign-out`. */
  signOut: { POST: Handler }
  /** Where pages send a visitor whose session the auth service did not know. At `lost-session`. */
  lostSession: { GET: Handler }
  /** Tells scripts who is visiting. At `session`. */
  session: { GET: Handler }
  /** Hands scripts of this site the short-lived access token, for realtime and storage. At `token`. */
  token: { POST: Handler }
}

const scopes: Readonly<Record<string, SignOutScope>> = { others: 'others', global: 'global' }

export function signInHandlers(forms: FormHandling): SignInHandlers {
  const { settings, handle, handleForm } = forms
  return {
    signUp: {
      POST: handleForm('signUp', async (context, fields) => {
        const site = settings()
        const to = site.paths.signUp
        const email = fields.get('email')
        const read = readDisplayName(fields.get('display-name'))
        if (!read.ok) return { to, flash: { ...read.flash, ...(email && { email }) } }
        const { name } = read
        const outcome =
          findTooSoon(context, email) ??
          (await signUp(context, {
            email,
            password: fields.get('password'),
            profile: {
              ...(name && { display_name: name }),
              // Messages that follow from no page are in the language of the account.
              ...(site.lang !== undefined && { language: site.lang }),
            },
          }))
        if (!outcome.ok) return { to, flash: { ...flashOf(site, outcome, email), ...(name && { name }) } }
        if (outcome.next === 'signed-in') return { to: site.paths.account }
        return messageSent(site, context, email)
      }),
    },
    signIn: {
      POST: handleForm('signIn', async (context, fields) => {
        const site = settings()
        const email = fields.get('email')
        const outcome = await signInWithPassword(context, { email, password: fields.get('password') })
        if (!outcome.ok) return { to: site.paths.signIn, flash: flashOf(site, outcome, email) }
        return afterSignIn(site, context, outcome.next)
      }),
    },
    sendLink: {
      POST: sendMessage(forms, 'signIn', (context, email) => sendSignInLink(context, { email }), {
        form: 'link',
      }),
    },
    resendConfirmation: {
      POST: sendMessage(forms, 'code', (context, email) => resendConfirmation(context, { email })),
    },
    forgottenPassword: {
      POST: sendMessage(
        forms,
        'forgottenPassword',
        (context, email) => requestNewPassword(context, { email }),
        { purpose: 'password' },
      ),
    },
    code: {
      POST: handleForm('code', async (context, fields) => {
        const site = settings()
        const email = fields.get('email')
        const purpose = findPurpose(fields.get('for'))
        const outcome = await signInWithCode(context, { email, code: fields.get('code') })
        if (!outcome.ok)
          return { to: pathFor(site.paths.code, purpose), flash: flashOf(site, outcome, email) }
        return afterSignIn(site, context, outcome.next, purpose)
      }),
    },
    confirm: {
      POST: handleForm('confirm', async (context, fields) => {
        const site = settings()
        const { paths } = site
        const [type = '', tokenHash = ''] = [fields.get('type'), fields.get('token_hash')]
        const outcome = await confirmLink(context, { tokenHash, type })
        if (!outcome.ok && outcome.code === 'auth/link-invalid')
          return { to: newLinkPath(paths, type), flash: flashOf(site, outcome) }
        // The link is still good: the button can be pressed again.
        if (!outcome.ok)
          return {
            to: `${paths.confirm}?${new URLSearchParams({ token_hash: tokenHash, type }).toString()}`,
            flash: flashOf(site, outcome),
          }
        if (outcome.next === 'new-password') return { to: purposePath(paths, 'password') }
        if (outcome.next === 'confirm-other-mailbox') return { to: `${paths.confirm}?done=one-of-two` }
        const changed = type === 'email_change' ? ({ code: 'auth/email-changed' } as const) : undefined
        if (outcome.next === 'second-factor') {
          const purpose = type === 'recovery' ? 'password' : undefined
          return { to: pathFor(paths.secondStep, purpose), flash: changed }
        }
        if (outcome.next === 'email-changed') return { to: paths.account, flash: changed }
        return { ...afterSignIn(site, context, outcome.next), flash: { code: 'auth/signed-in' } }
      }),
    },
    secondStep: {
      POST: handleForm('secondStep', async (context, fields) => {
        const site = settings()
        const purpose = findPurpose(fields.get('for'))
        const recoveryCode = fields.get('recovery-code')
        const told = site.functions?.recoveryCodeUsed
        const outcome =
          recoveryCode === undefined
            ? await verifyFactor(context, { code: fields.get('code') })
            : await verifyRecoveryCode(context, { code: recoveryCode }, told ? { function: told } : {})
        if (outcome.ok) {
          const flash = recoveryCode === undefined ? undefined : await tellCodesLeft(context)
          return { ...afterSignIn(site, context, outcome.next, purpose), flash }
        }
        if (outcome.code === 'auth/session-missing')
          return { to: site.paths.signIn, flash: flashOf(site, outcome) }
        const way = recoveryCode === undefined ? '' : `${purpose ? '&' : '?'}by=recovery-code`
        return { to: pathFor(site.paths.secondStep, purpose) + way, flash: flashOf(site, outcome) }
      }),
    },
    provider: {
      GET: async (request, { params }) => {
        const { provider } = await params
        const { auth, paths, providers = [], lang } = settings()
        return auth.handle(request, (context) => {
          // A page elsewhere must not begin a sign-in here that the visitor did not ask for.
          const isOwnLink = (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
          if (!isOwnLink || !providers.includes(provider)) return context.redirect(paths.signIn)
          const callback = lang === undefined ? providerCallback : `${providerCallback}?lang=${lang}`
          return startProviderSignIn(context, { provider, callback })
        })
      },
    },
    providerCallback: {
      GET: (request) =>
        handle('signIn', async (context) => {
          const site = settings()
          const query = new URL(request.url).searchParams
          const answer = { flow: query.get('flow'), code: query.get('code') }
          const outcome = await finishProviderSignIn(context, answer)
          if (isExpiredLink(query)) return { to: site.paths.confirm, flash: { code: 'auth/link-invalid' } }
          return outcome.ok
            ? afterSignIn(site, context, outcome.next, undefined, outcome.returnTo)
            : { to: site.paths.signIn, flash: flashOf(site, outcome) }
        })(request),
    },
    signOut: {
      POST: handleForm('account', async (context, fields) => {
        const site = settings()
        const { sessions, signIn } = site.paths
        const outcome = await signOut(context, scopes[fields.get('scope') ?? ''] ?? 'local')
        if (!outcome.ok) return { to: sessions, flash: flashOf(site, outcome) }
        if (outcome.next === 'others-signed-out')
          return { to: sessions, flash: { code: 'auth/others-signed-out' } }
        const cookies = [forgetMessages(site.isSecure)]
        return { to: signIn, flash: { code: `auth/${outcome.next}` }, cookies }
      }),
    },
    lostSession: {
      GET: (request) => {
        const site = settings()
        const to = new URL(request.url).searchParams.get('to')
        const backTo = decideReturnPath(to, { fallback: site.paths.account, never: ['/api/*'] })
        return handle(backTo, (context) => settleSession(site, context, backTo))(request)
      },
    },
    session: { GET: (request) => settings().auth.sessionEndpoint(request) },
    token: { POST: (request) => settings().auth.tokenEndpoint(request) },
  }
}

async function tellCodesLeft(context: AuthContext): Promise<Flash> {
  const counted = await countRecoveryCodes(context)
  return { code: 'auth/recovery-code-used', ...(counted.ok && { codesLeft: counted.left }) }
}
