import { inSpoken, marked } from '@house-edge/ui/language'
import { CodeField, PostForm } from '@house-edge/ui/forms'
import { Button, Link } from '@house-edge/ui'
import { findPurpose } from '../paths/account-paths.ts'
import { AccountPage, SignedInNotice } from '../view/account-page.tsx'
import { EmailField } from '../view/email-field.tsx'
import { fieldError, FlashNotice } from '../view/flash-notice.tsx'
import type { ShownVisitor } from '../reads/sign-in-reads.ts'
import type { PageSource } from './page-source.ts'

/** After a message was sent: the code in it can be typed here in place of following its link. */
export const codePage: PageSource<ShownVisitor> = {
  heading: ({ words }) => ({ title: words.code.title }),

  view({ shell, site, query, flash, shown: { address, signedIn } }) {
    const { paths, words } = site
    const purpose = findPurpose(query['for'])
    const emailError = fieldError(site, flash, ['auth/invalid-email'])
    const codeError = fieldError(site, flash, ['auth/code-invalid'])
    const said = words.code
    return (
      <AccountPage shell={shell} title={said.title} path={paths.code} follows>
        <SignedInNotice site={site} signedIn={signedIn} />
        <PostForm
          action={inSpoken('/api/auth/code')}
          message={
            <FlashNotice
              site={site}
              flash={flash}
              fields={{ email: emailError, code: codeError }}
              texts={{ 'auth/check-inbox': said.sent }}
            />
          }
          send={said.send}
          given={{ for: purpose }}
          beside={
            <Button
              type="submit"
              variant="quiet"
              formAction={inSpoken(
                purpose === 'password' ? '/api/auth/forgotten-password' : '/api/auth/link',
              )}
              formNoValidate
            >
              {said.sendAgain}
            </Button>
          }
        >
          <p>{said.intro}</p>
          <EmailField label={words.every.email} value={flash?.email ?? address} error={emailError} />
          <CodeField
            label={said.label}
            name="code"
            hint={said.hint}
            maxLength={12}
            error={codeError}
            required
          />
        </PostForm>
        <p>
          {marked(said.nothingCame, (part) => (
            <Link href={paths.signIn}>{part}</Link>
          ))}
        </p>
      </AccountPage>
    )
  },
}
