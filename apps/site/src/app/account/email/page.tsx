import { messageFor } from '@house-edge/auth'
import { findPendingEmail, type PendingEmail } from '@house-edge/auth/server'
import { Divider, Notice } from '@house-edge/ui/forms'
import { Button, FactList } from '@house-edge/ui'
import { SignedInPage } from '../../../account/account-page.tsx'
import { EmailField } from '../../../account/email-field.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { whatIsLeft } from '../../../account/messages/pending-email.ts'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'
import { PostForm } from '../../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('New e-mail address')

/** Change the e-mail address, and see which confirmations are missing, at `/account/email`. */
export default async function EmailPage() {
  const { claims, context, problem } = await openProtectedAccount('email')
  const [flash, found] = await Promise.all([pendingFlash(), problem ?? findPendingEmail(context)])
  const emailError = fieldError(flash, ['auth/invalid-email', 'auth/same-email'])
  const pending = found.ok ? found.pending : undefined
  const now = claims.email ?? 'None'
  return (
    <SignedInPage title="Your e-mail address" path="/account/email">
      <FlashNotice flash={flash} fields={{ email: emailError }} />
      {!found.ok && <Notice tone="error">{messageFor(found.code)}</Notice>}
      <FactList
        facts={[
          { label: 'Now', value: now },
          ...(pending ? [{ label: 'Waiting for confirmation of', value: pending.newEmail }] : []),
        ]}
      />
      {pending && <Waiting now={now} pending={pending} />}
      <PostForm action="/api/auth/email" send="Ask both mailboxes" variant={pending ? 'quiet' : 'primary'}>
        <EmailField
          label="New e-mail address"
          autoComplete="email"
          hint="We send a message to both addresses. It changes when you have followed both links."
          value={flash?.email}
          error={emailError}
        />
      </PostForm>
    </SignedInPage>
  )
}

/** The confirmations a change still needs, with buttons to send them again or cancel it. */
function Waiting({ now, pending }: { now: string; pending: PendingEmail }) {
  return (
    <>
      <PostForm
        action="/api/auth/email/resend"
        send="Send both messages again"
        beside={
          <Button type="submit" variant="quiet" formAction="/api/auth/email/cancel">
            Cancel the change
          </Button>
        }
      >
        <p>{whatIsLeft(now, pending)}</p>
        <p>Messages sent again replace the ones before, and both mailboxes have to agree to them.</p>
      </PostForm>
      <Divider>or another address in its place</Divider>
    </>
  )
}
