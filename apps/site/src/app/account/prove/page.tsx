import { CodeField, Divider, PasswordField } from '@house-edge/ui/forms'
import { Button, Link } from '@house-edge/ui'
import { findPurpose, purposePath } from '../../../account/account-paths.ts'
import { SignedInPage } from '../../../account/account-page.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { openAccount } from '../../../account/open-account.ts'
import { PostForm } from '../../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Show that it is you')

/**
 * A proof of identity before something serious, at `/account/prove`: the password, or a code from the
 * mailbox.
 */
export default async function ProvePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [flash, query] = await Promise.all([pendingFlash(), searchParams])
  const purpose = findPurpose(query['for']) ?? 'password'
  const { claims } = await openAccount('/account/prove', purposePath(purpose))
  const byCode = query['by'] === 'code'
  const passwordError = flash?.code === 'auth/invalid-credentials' ? 'That password is not right.' : undefined
  const codeError = fieldError(flash, ['auth/code-invalid'])
  const given = { for: purpose }
  const account = <input type="hidden" name="username" autoComplete="username" value={claims.email ?? ''} />
  return (
    <SignedInPage title="Show that it is you" path="/account/prove">
      <FlashNotice
        flash={flash}
        fields={{ password: passwordError, code: codeError }}
        texts={{ 'auth/check-inbox': 'We have sent you a message with a code. It can take a minute.' }}
      />
      {byCode ? (
        <PostForm
          action="/api/auth/prove"
          send="Continue"
          given={given}
          beside={
            <Button type="submit" variant="quiet" formAction="/api/auth/proof-code" formNoValidate>
              Send another message
            </Button>
          }
        >
          {account}
          <CodeField
            label="Code"
            name="code"
            hint={`Six digits, sent to ${claims.email ?? 'you'}.`}
            maxLength={12}
            error={codeError}
            required
          />
          <p>
            <Link href={`/account/prove?for=${purpose}`}>Use your password instead</Link>
          </p>
        </PostForm>
      ) : (
        <>
          <PostForm action="/api/auth/prove" send="Continue" given={given}>
            {account}
            <p>Before this change, please show once more that it is you. It holds for ten minutes.</p>
            <PasswordField label="Your password" name="password" error={passwordError} required />
          </PostForm>
          <Divider>no password, or forgotten it?</Divider>
          <PostForm action="/api/auth/proof-code" send="E-mail me a code" variant="quiet" given={given}>
            {account}
          </PostForm>
        </>
      )}
    </SignedInPage>
  )
}
