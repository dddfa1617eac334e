import { CodeField, Form, TextField } from '@house-edge/ui/forms'
import { Button, Link } from '@house-edge/ui'
import type { Metadata } from 'next'
import { findPurpose } from '../../../account/account-paths.ts'
import { AccountPage } from '../../../account/account-page.tsx'
import { fieldError, FlashNotice, pendingFlash } from '../../../account/flash-notice.tsx'

/** Rendered for one visitor, never kept. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Check your inbox' }

/** After a message was sent, at `/login/code`: the code in it can be typed here in place of following its link. */
export default async function CodePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [flash, query] = await Promise.all([pendingFlash(), searchParams])
  const purpose = findPurpose(query['for'])
  const emailError = fieldError(flash, 'auth/invalid-email')
  const codeError = fieldError(flash, 'auth/code-invalid')
  return (
    <AccountPage title="Check your inbox" path="/login/code">
      <Form
        action="/api/auth/code"
        method="post"
        message={<FlashNotice flash={flash} besides={[emailError, codeError]} />}
        actions={
          <>
            <Button type="submit">Continue</Button>
            <Button
              type="submit"
              weight="quiet"
              formAction={purpose === 'password' ? '/api/auth/forgotten-password' : '/api/auth/link'}
              formNoValidate
            >
              Send another message
            </Button>
          </>
        }
      >
        <p>Follow the link in our message, or type its code here. Both work once, for one hour.</p>
        {purpose && <input type="hidden" name="for" value={purpose} />}
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={flash?.email}
          error={emailError}
          required
        />
        <CodeField
          label="Code"
          name="code"
          hint="Six digits. You can paste it."
          maxLength={12}
          error={codeError}
          required
        />
      </Form>
      <p>
        Nothing came? Look among unwanted mail, wait a minute, and check the address. Or{' '}
        <Link href="/login">choose another way to sign in</Link>.
      </p>
    </AccountPage>
  )
}
