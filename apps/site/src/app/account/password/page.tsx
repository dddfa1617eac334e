import { PasswordField } from '@house-edge/ui/forms'
import { SignedInPage } from '../../../account/account-page.tsx'
import {
  fieldError,
  FlashNotice,
  newPasswordCodes,
  pendingFlash,
  titled,
} from '../../../account/messages/flash-notice.tsx'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'
import { PostForm } from '../../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('New password')

/** Choose a new password, at `/account/password`. */
export default async function PasswordPage() {
  const { claims } = await openProtectedAccount('password')
  const flash = await pendingFlash()
  const passwordError = fieldError(flash, newPasswordCodes)
  return (
    <SignedInPage title="Choose a new password" path="/account/password">
      <PostForm
        action="/api/auth/password"
        message={<FlashNotice flash={flash} fields={{ password: passwordError }} />}
        send="Change password"
      >
        <input type="hidden" name="username" autoComplete="username" value={claims.email ?? ''} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="From 8 to 72 characters. A few unrelated words make a good one."
          minLength={8}
          error={passwordError}
          required
        />
        <p>All other devices are signed out when it changes.</p>
      </PostForm>
    </SignedInPage>
  )
}
