import { PasswordField, TextField } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { AccountPage } from '../../account/account-page.tsx'
import { displayNameError } from '../../account/display-name.ts'
import { EmailField } from '../../account/email-field.tsx'
import {
  fieldError,
  FlashNotice,
  newPasswordCodes,
  pendingFlash,
  titled,
} from '../../account/messages/flash-notice.tsx'
import { PostForm } from '../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled(
  'Create an account',
  'An account saves reviews and articles, and tells when a score changes.',
)

/** Create an account, at `/sign-up`. */
export default async function SignUpPage() {
  const flash = await pendingFlash()
  const emailError = fieldError(flash, ['auth/invalid-email'])
  const nameError = displayNameError(flash)
  const passwordError = fieldError(flash, newPasswordCodes)
  return (
    <AccountPage title="Create an account" path="/sign-up">
      <PostForm
        action="/api/auth/sign-up"
        message={
          <FlashNotice
            flash={flash}
            fields={{ email: emailError, 'display-name': nameError, password: passwordError }}
          />
        }
        send="Create account"
      >
        <EmailField value={flash?.email} error={emailError} />
        <TextField
          label="Display name (optional)"
          name="display-name"
          autoComplete="nickname"
          hint="Shown beside what you write here. Two to forty characters, no address of a website, no name of our staff."
          minLength={2}
          maxLength={40}
          defaultValue={flash?.name}
          error={nameError}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="From 8 to 72 characters. A few unrelated words make a good one."
          minLength={8}
          error={passwordError}
          required
        />
      </PostForm>
      {flash?.code === 'auth/sent-recently' && (
        <p>
          Have our message? <Link href="/login/code">Type its code</Link>.
        </p>
      )}
      <p>
        Have an account? <Link href="/login">Sign in</Link>.
      </p>
    </AccountPage>
  )
}
