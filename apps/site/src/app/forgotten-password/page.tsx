import { Link } from '@house-edge/ui'
import { AccountPage } from '../../account/account-page.tsx'
import { askedAddress } from '../../account/messages/asked-message.ts'
import { EmailField } from '../../account/email-field.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../account/messages/flash-notice.tsx'
import { PostForm } from '../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Forgotten password')

/** Ask for a link to choose a new password, at `/forgotten-password`. */
export default async function ForgottenPasswordPage() {
  const [flash, address] = await Promise.all([pendingFlash(), askedAddress()])
  const emailError = fieldError(flash, ['auth/invalid-email'])
  return (
    <AccountPage title="Forgotten your password?" path="/forgotten-password">
      <PostForm
        action="/api/auth/forgotten-password"
        message={<FlashNotice flash={flash} fields={{ email: emailError }} />}
        send="Send me a link"
      >
        <p>Tell us your e-mail address, and we send you a way to choose a new one.</p>
        <EmailField value={flash?.email ?? address} error={emailError} />
      </PostForm>
      <p>
        <Link href="/login">Back to sign in</Link>
      </p>
    </AccountPage>
  )
}
