import type { MessageCode } from '@house-edge/auth'
import { readVisitor } from '@house-edge/auth/next'
import { Divider, PasswordField } from '@house-edge/ui/forms'
import { Button, ButtonLink, Link } from '@house-edge/ui'
import type { Metadata } from 'next'
import { AccountPage, SignedInNotice } from '../../account/account-page.tsx'
import { askedAddress } from '../../account/messages/asked-message.ts'
import { EmailField } from '../../account/email-field.tsx'
import type { Flash } from '../../account/messages/flash.ts'
import { fieldError, FlashNotice, pendingFlash, titleAfter } from '../../account/messages/flash-notice.tsx'
import { PostForm } from '../../account/post-form.tsx'
import { providerName } from '../../account/provider-name.ts'
import { siteAuth } from '../../auth.ts'
import { backendConfig } from '../../config.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: LoginPageProps): Promise<Metadata> {
  return {
    title: titleAfter(await findNews(searchParams), 'Sign in'),
    description: 'Sign in with a password, or with a link that we send.',
  }
}

/** Codes that the sign-in rule puts into the URL. Other values are not shown. */
const announced: readonly MessageCode[] = ['auth/sign-in-loop', 'auth/cookies-blocked', 'auth/session-lost']

/** The name of the second e-mail field: two fields of one name would share an id. */
const linkFieldName = 'link-email'

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Sign in by password, by a link or code, or at a provider, at `/login`. */
export default async function LoginPage({ searchParams }: LoginPageProps) {
  const [flash, visitor, address] = await Promise.all([
    findNews(searchParams),
    readVisitor(siteAuth()),
    askedAddress(),
  ])
  const email = flash?.email ?? address
  const isAboutLink = flash?.form === 'link'
  const emailError = fieldError(flash, ['auth/invalid-email'])
  const notice = (
    <FlashNotice flash={flash} fields={{ [isAboutLink ? linkFieldName : 'email']: emailError }} />
  )
  const providers = backendConfig().AUTH_PROVIDERS
  return (
    <AccountPage title="Sign in" path="/login" follows>
      {!flash && <SignedInNotice visitor={visitor} />}
      <p>
        Reading needs no account. With one you save pages, hear when a score changes, and tell what you
        experienced.
      </p>
      <PostForm
        action="/api/auth/sign-in"
        message={!isAboutLink && notice}
        send="Sign in"
        beside={
          flash?.code === 'auth/email-not-confirmed' && (
            <Button type="submit" variant="quiet" formAction="/api/auth/resend" formNoValidate>
              Send the message again
            </Button>
          )
        }
      >
        <EmailField value={isAboutLink ? address : email} error={isAboutLink ? undefined : emailError} />
        <PasswordField label="Password" name="password" required />
        <p>
          <Link href="/forgotten-password">Forgotten your password?</Link>
        </p>
      </PostForm>
      <Divider>or without a password</Divider>
      <PostForm
        action="/api/auth/link"
        aria-label="Sign in by e-mail"
        message={isAboutLink && notice}
        send="E-mail me a link and a code"
        variant="quiet"
      >
        <EmailField
          id={`field-${linkFieldName}`}
          label="Your e-mail address"
          autoComplete="email"
          value={email}
          error={isAboutLink ? emailError : undefined}
        />
      </PostForm>
      {providers.length > 0 && (
        <>
          <Divider>or with an account elsewhere</Divider>
          <div className="he-form-actions">
            {providers.map((provider) => (
              <ButtonLink key={provider} href={`/api/auth/provider/${provider}`} variant="quiet">
                Continue with {providerName(provider)}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
      <p>
        No account yet? <Link href="/sign-up">Create one</Link>.
      </p>
    </AccountPage>
  )
}

/** The result of the form just sent, or else why the sign-in rule asks the visitor to sign in. */
async function findNews(searchParams: LoginPageProps['searchParams']): Promise<Flash | undefined> {
  const [flash, { code }] = await Promise.all([pendingFlash(), searchParams])
  const said = announced.find((known) => known === code)
  if (flash || !said || (await readVisitor(siteAuth())).state === 'signed-in') return flash
  return { code: said }
}
