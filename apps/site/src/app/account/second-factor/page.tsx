import { messageFor } from '@house-edge/auth'
import { countRecoveryCodes, type AuthContext, type Factor, listFactors } from '@house-edge/auth/server'
import { Notice, SettingList } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { cookies } from 'next/headers'
import { SignedInPage } from '../../../account/account-page.tsx'
import { enrolmentCookie, readEnrolment } from '../../../account/second-factor/enrolment.ts'
import { FlashNotice, fieldError, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'
import { PostForm } from '../../../account/post-form.tsx'
import {
  NewAuthenticator,
  NewRecoveryCodes,
  RecoveryCodes,
} from '../../../account/second-factor/second-factor-steps.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Second step at sign-in')

/** The second factor, at `/account/second-factor`: add an app, keep recovery codes, remove them. */
export default async function SecondFactorPage() {
  const { context, problem } = await openProtectedAccount('second-factor')
  const [flash, jar] = await Promise.all([pendingFlash(), cookies()])
  const listed = problem ?? (await listFactors(context))
  const codeError = fieldError(flash, ['auth/app-code-invalid'])
  const factors = listed.ok ? listed.factors : []
  const enrolment = readEnrolment(jar.get(enrolmentCookie)?.value)
  // A cookie says what to show; only the auth service knows whether the factor exists.
  const isAdding = factors.some(({ id, isActive }) => id === enrolment?.factorId && !isActive)
  const isOn = factors.some(({ type, isActive }) => type === 'totp' && isActive)
  const recovery = flash?.codes ? (
    <NewRecoveryCodes codes={flash.codes} />
  ) : (
    isOn && (await countedCodes(context))
  )
  return (
    <SignedInPage title="Second step at sign-in" path="/account/second-factor" more={!isAdding && recovery}>
      <FlashNotice flash={flash} fields={{ code: isAdding ? codeError : undefined }} />
      {!listed.ok && <Notice tone="error">{messageFor(listed.code)}</Notice>}
      {listed.ok && !isAdding && <Overview factors={factors} />}
      {isAdding && enrolment && <NewAuthenticator enrolment={enrolment} error={codeError} />}
    </SignedInPage>
  )
}

async function countedCodes(context: AuthContext) {
  const counted = await countRecoveryCodes(context)
  return <RecoveryCodes count={counted.ok ? counted : undefined} />
}

function Overview({ factors }: { factors: readonly Factor[] }) {
  const apps = factors.filter(({ type, isActive }) => type === 'totp' && isActive)
  return (
    <>
      {apps.length === 0 && (
        <p>
          After your password we ask for a code that only your phone knows. A stolen password alone is worth
          nothing then. Any authenticator app will do. Turning this on signs you out on all other devices.
        </p>
      )}
      <SettingList
        settings={apps.map((app) => ({
          title: app.name ?? 'Authenticator app',
          text: 'Asked for at every sign-in.',
          action: (
            <form action="/api/auth/authenticator/remove" method="post">
              <input type="hidden" name="factor" value={app.id} />
              <Button type="submit" variant="quiet" aria-label={`Remove ${app.name ?? 'authenticator app'}`}>
                Remove
              </Button>
            </form>
          ),
        }))}
      />
      <PostForm
        action="/api/auth/authenticator/add"
        send={apps.length === 0 ? 'Set up an authenticator app' : 'Add another app'}
        variant={apps.length === 0 ? 'primary' : 'quiet'}
        given={{ name: apps.length === 0 ? 'Authenticator app' : `Authenticator app ${apps.length + 1}` }}
      />
    </>
  )
}
