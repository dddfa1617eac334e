import { CodeField, PostForm, TextField } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import { findPurpose, pathFor } from '../paths/account-paths.ts'
import { AccountPage, SignOutForm } from '../view/account-page.tsx'
import { fieldError, FlashNotice } from '../view/flash-notice.tsx'
import type { PageSource } from './page-source.ts'

/** The second step of signing in: a code from the app, or a recovery code. */
export const secondStepPage: PageSource<undefined> = {
  heading: ({ words }) => ({ title: words.secondStep.title }),

  view({ shell, site, query, flash }) {
    const { paths, words } = site
    const purpose = findPurpose(query['for'])
    const byRecoveryCode = query['by'] === 'recovery-code'
    const codeError = fieldError(site, flash, ['auth/app-code-invalid', 'auth/recovery-code-invalid'])
    const otherWay =
      pathFor(paths.secondStep, purpose) + (byRecoveryCode ? '' : `${purpose ? '&' : '?'}by=recovery-code`)
    const said = words.secondStep
    const fields = { [byRecoveryCode ? 'recovery-code' : 'code']: codeError }
    return (
      <AccountPage shell={shell} title={said.title} path={paths.secondStep}>
        <PostForm
          action={inSpoken('/api/auth/second-factor')}
          message={<FlashNotice site={site} flash={flash} fields={fields} />}
          send={said.send}
          given={{ for: purpose }}
        >
          {byRecoveryCode ? (
            <TextField
              label={said.recoveryLabel}
              name="recovery-code"
              hint={said.recoveryHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              error={codeError}
              required
            />
          ) : (
            <CodeField
              label={said.label}
              name="code"
              hint={said.hint}
              maxLength={12}
              error={codeError}
              required
            />
          )}
        </PostForm>
        <p>
          <Link href={otherWay}>{byRecoveryCode ? said.useApp : said.useRecoveryCode}</Link>
        </p>
        <SignOutForm site={site} />
      </AccountPage>
    )
  },
}
