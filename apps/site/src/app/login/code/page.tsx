import { readVisitor } from '@house-edge/auth/next'
import { CodeField } from '@house-edge/ui/forms'
import { Button, Link } from '@house-edge/ui'
import { findPurpose } from '../../../account/account-paths.ts'
import { AccountPage, SignedInNotice } from '../../../account/account-page.tsx'
import { askedAddress } from '../../../account/messages/asked-message.ts'
import { EmailField } from '../../../account/email-field.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { PostForm } from '../../../account/post-form.tsx'
import { siteAuth } from '../../../auth.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Check your inbox')

/** The title says to check the inbox already. */
const texts = {
  'auth/check-inbox':
    'If the address can be used here, a message with the next step has just been sent. It can take a minute.',
}

/**
 * After a message was sent, at `/login/code`: the code in it can be typed here in place of following its
 * link.
 */
export default async function CodePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [flash, query, address, visitor] = await Promise.all([
    pendingFlash(),
    searchParams,
    askedAddress(),
    readVisitor(siteAuth()),
  ])
  const purpose = findPurpose(query['for'])
  const emailError = fieldError(flash, ['auth/invalid-email'])
  const codeError = fieldError(flash, ['auth/code-invalid'])
  return (
    <AccountPage title="Check your inbox" path="/login/code" follows>
      <SignedInNotice visitor={visitor} />
      <PostForm
        action="/api/auth/code"
        message={<FlashNotice flash={flash} fields={{ email: emailError, code: codeError }} texts={texts} />}
        send="Continue"
        given={{ for: purpose }}
        beside={
          <Button
            type="submit"
            variant="quiet"
            formAction={purpose === 'password' ? '/api/auth/forgotten-password' : '/api/auth/link'}
            formNoValidate
          >
            Send another message
          </Button>
        }
      >
        <p>Follow the link in our message, or type its code here. Both work once, for one hour.</p>
        <EmailField value={flash?.email ?? address} error={emailError} />
        <CodeField
          label="Code"
          name="code"
          hint="Six digits. You can paste it."
          maxLength={12}
          error={codeError}
          required
        />
      </PostForm>
      <p>
        Nothing came? Look among unwanted mail and check the address. Or{' '}
        <Link href="/login">choose another way to sign in</Link>.
      </p>
    </AccountPage>
  )
}
