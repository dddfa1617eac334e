import { CodeField, Divider, PasswordField, PostForm } from '@house-edge/ui/forms'
import { Button, Link } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import { pathFor } from '../paths/account-paths.ts'
import { SignedInPage } from '../view/account-page.tsx'
import { fieldError, FlashNotice } from '../view/flash-notice.tsx'
import type { ShownProof } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** A proof of identity before something serious: the password, or a code from the mailbox. */
export const provePage: PageSource<ShownProof> = {
  heading: ({ words }) => ({ title: words.prove.title }),

  view({ shell, site, query, flash, shown: { claims, purpose } }) {
    const { paths, words } = site
    const byCode = query['by'] === 'code'
    const said = words.prove
    const passwordError = flash?.code === 'auth/invalid-credentials' ? said.wrongPassword : undefined
    const codeError = fieldError(site, flash, ['auth/code-invalid'])
    const given = { for: purpose }
    const account = <input type="hidden" name="username" autoComplete="username" value={claims.email ?? ''} />
    return (
      <SignedInPage shell={shell} title={said.title} path={paths.prove}>
        <FlashNotice
          site={site}
          flash={flash}
          fields={{ password: passwordError, code: codeError }}
          texts={{ 'auth/check-inbox': said.sent }}
        />
        {byCode ? (
          <PostForm
            action={inSpoken('/api/auth/prove')}
            send={said.send}
            given={given}
            beside={
              <Button
                type="submit"
                variant="quiet"
                formAction={inSpoken('/api/auth/proof-code')}
                formNoValidate
              >
                {said.sendAgain}
              </Button>
            }
          >
            {account}
            <CodeField
              label={said.code}
              name="code"
              hint={said.codeHint(claims.email ?? said.you)}
              maxLength={12}
              error={codeError}
              required
            />
            <p>
              <Link href={pathFor(paths.prove, purpose)}>{said.usePassword}</Link>
            </p>
          </PostForm>
        ) : (
          <>
            <PostForm action={inSpoken('/api/auth/prove')} send={said.send} given={given}>
              {account}
              <p>{said.intro}</p>
              <PasswordField label={said.password} name="password" error={passwordError} required />
            </PostForm>
            <Divider>{said.orCode}</Divider>
            <PostForm
              action={inSpoken('/api/auth/proof-code')}
              send={said.sendCode}
              variant="quiet"
              given={given}
            >
              {account}
            </PostForm>
          </>
        )}
      </SignedInPage>
    )
  },
}
