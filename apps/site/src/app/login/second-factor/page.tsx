import { readVisitor } from '@house-edge/auth/next'
import { CodeField, TextField } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { redirect } from 'next/navigation'
import { findPurpose, purposePath, secondFactorPath } from '../../../account/account-paths.ts'
import { AccountPage } from '../../../account/account-page.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { PostForm } from '../../../account/post-form.tsx'
import { SignOutForm } from '../../../account/sign-out-form.tsx'
import { siteAuth } from '../../../auth.ts'
import { backendConfig } from '../../../config.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('One more step')

/** The second step of signing in, at `/login/second-factor`: a code from the app, or a recovery code. */
export default async function SecondFactorPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [flash, query, visitor] = await Promise.all([pendingFlash(), searchParams, readVisitor(siteAuth())])
  const purpose = findPurpose(query['for'])
  if (visitor.state === 'signed-out') redirect(backendConfig().AUTH_SIGN_IN_PATH)
  if (visitor.state === 'signed-in' && visitor.claims.aal === 'aal2')
    redirect(purpose ? purposePath(purpose) : '/account')
  const byRecoveryCode = query['by'] === 'recovery-code'
  const codeError = fieldError(flash, ['auth/app-code-invalid', 'auth/recovery-code-invalid'])
  const otherWay =
    secondFactorPath(purpose) + (byRecoveryCode ? '' : `${purpose ? '&' : '?'}by=recovery-code`)
  return (
    <AccountPage title="One more step" path="/login/second-factor">
      <PostForm
        action="/api/auth/second-factor"
        message={
          <FlashNotice flash={flash} fields={{ [byRecoveryCode ? 'recovery-code' : 'code']: codeError }} />
        }
        send="Continue"
        given={{ for: purpose }}
      >
        {byRecoveryCode ? (
          <TextField
            label="Recovery code"
            name="recovery-code"
            hint="One of those you were given when you set up your app. Each works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            error={codeError}
            required
          />
        ) : (
          <CodeField
            label="Code from your authenticator app"
            name="code"
            hint="Six digits. They change every half minute."
            maxLength={12}
            error={codeError}
            required
          />
        )}
      </PostForm>
      <p>
        <Link href={otherWay}>
          {byRecoveryCode ? 'Use your authenticator app' : 'App lost? Use a recovery code'}
        </Link>
      </p>
      <SignOutForm />
    </AccountPage>
  )
}
