import { Form, PasswordField } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { SignedInPage } from '../../../account/account-page.tsx'
import {
  fieldError,
  FlashNotice,
  newPasswordCodes,
  pendingFlash,
  titled,
} from '../../../account/messages/flash-notice.tsx'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'

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
      <Form
        action="/api/auth/password"
        method="post"
        message={<FlashNotice flash={flash} fields={{ password: passwordError }} />}
        actions={<Button type="submit">Change password</Button>}
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
      </Form>
    </SignedInPage>
  )
}
