import type { Visitor } from '@house-edge/auth'
import { readVisitor } from '@house-edge/auth/next'
import { Notice } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { findPurpose, type Purpose } from '../../account/account-paths.ts'
import { AccountPage, SignedInNotice } from '../../account/account-page.tsx'
import { askedAddress } from '../../account/messages/asked-message.ts'
import { EmailField } from '../../account/email-field.tsx'
import { FlashNotice, pendingFlash, titled } from '../../account/messages/flash-notice.tsx'
import { PostForm } from '../../account/post-form.tsx'
import { siteAuth } from '../../auth.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Confirm')

/** Sign-up and sign-in links share their type, so that one text serves both. */
const signIn = {
  text: 'One step is left. It shows that this e-mail address is yours, and signs you in.',
  button: 'Confirm and sign in',
}
const purposes: Record<string, { text: string; button: string }> = {
  email: signIn,
  signup: signIn,
  magiclink: signIn,
  email_change: {
    text: 'Confirm that the e-mail address of your account may change.',
    button: 'Confirm the change',
  },
  recovery: { text: 'Continue to choose a new password.', button: 'Continue' },
}
const general = { text: 'Continue to sign in.', button: 'Continue' }

/**
 * Where links in e-mails lead, at `/confirm`. Opening the page does not use the link; pressing the button does.
 */
export default async function ConfirmPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { token_hash: tokenHash, type, done, for: purpose } = await searchParams
  if (done === 'one-of-two') return <OneOfTwo />
  if (typeof tokenHash !== 'string' || typeof type !== 'string')
    return <NewLink purpose={findPurpose(purpose)} />
  const visitor = await readVisitor(siteAuth())
  const { text, button } = (Object.hasOwn(purposes, type) && purposes[type]) || general
  return (
    <AccountPage title="Confirm" path="/confirm">
      <PostForm
        action="/api/auth/confirm"
        message={
          <>
            <FlashNotice flash={await pendingFlash()} />
            <OtherAccount visitor={visitor} />
          </>
        }
        send={button}
        given={{ token_hash: tokenHash, type }}
      >
        <p>{text}</p>
      </PostForm>
    </AccountPage>
  )
}

/**
 * A link does not tell which account it belongs to. A signed-in visitor may have received one of another
 * account.
 */
function OtherAccount({ visitor }: { visitor: Visitor }) {
  if (visitor.state !== 'signed-in') return null
  return (
    <Notice>
      You are signed in as {visitor.claims.email ?? 'a visitor'}. If the link was meant for another account,
      you will be signed in to that one.
    </Notice>
  )
}

/** A link was used before, has expired, or was cut off: another one can be asked for here. */
async function NewLink({ purpose }: { purpose: Purpose | undefined }) {
  const [flash, address, visitor] = await Promise.all([
    pendingFlash(),
    askedAddress(),
    readVisitor(siteAuth()),
  ])
  const action = purpose === 'password' ? '/api/auth/forgotten-password' : '/api/auth/link'
  return (
    <AccountPage title="Get a new link" path="/confirm">
      <FlashNotice flash={flash ?? { code: 'auth/link-invalid' }} />
      <SignedInNotice visitor={visitor} />
      <PostForm action={action} send="Send me a new link">
        <EmailField value={flash?.email ?? address} />
      </PostForm>
      <p>
        <Link href="/login">Sign in another way</Link>
      </p>
    </AccountPage>
  )
}

/** One of the two mailboxes has confirmed the new address, the other has not. */
function OneOfTwo() {
  return (
    <AccountPage title="One of two" path="/confirm">
      <Notice tone="success">
        <p>This mailbox agrees. Follow the link in the other one too, and your address is changed.</p>
      </Notice>
      <p>
        <Link href="/account">Go to your account</Link>
      </p>
    </AccountPage>
  )
}
