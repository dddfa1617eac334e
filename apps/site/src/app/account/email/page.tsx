import { Form } from '@house-edge/ui/forms'
import { Button, FactList } from '@house-edge/ui'
import { SignedInPage } from '../../../account/account-page.tsx'
import { EmailField } from '../../../account/email-field.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/flash-notice.tsx'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'

/** Rendered for one visitor, never kept. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('New e-mail address')

/** Ask for another e-mail address, at `/account/email`. */
export default async function EmailPage() {
  const { claims } = await openProtectedAccount('email')
  const flash = await pendingFlash()
  const emailError = fieldError(flash, ['auth/invalid-email'])
  return (
    <SignedInPage title="Change your e-mail address" path="/account/email">
      <FactList facts={[{ label: 'Now', value: claims.email ?? 'None' }]} />
      <Form
        action="/api/auth/email"
        method="post"
        message={<FlashNotice flash={flash} fields={{ email: emailError }} />}
        actions={<Button type="submit">Ask both mailboxes</Button>}
      >
        <EmailField
          label="New e-mail address"
          autoComplete="email"
          hint="We send a message to both addresses. It changes when you have followed both links."
          value={flash?.email}
          error={emailError}
        />
      </Form>
    </SignedInPage>
  )
}
