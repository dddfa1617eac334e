import { PasswordField, PostForm } from '@house-edge/ui/forms'
import { inSpoken } from '@house-edge/ui/language'
import { SignedInPage } from '../view/account-page.tsx'
import { fieldError, FlashNotice, newPasswordCodes } from '../view/flash-notice.tsx'
import type { ShownAccount } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** Choose a new password. */
export const passwordPage: PageSource<ShownAccount> = {
  heading: ({ words }) => ({ title: words.password.title }),

  view({ shell, site, flash, shown: { claims } }) {
    const passwordError = fieldError(site, flash, newPasswordCodes)
    const said = site.words.password
    return (
      <SignedInPage shell={shell} title={said.heading} path={site.paths.password}>
        <PostForm
          action={inSpoken('/api/auth/password')}
          message={<FlashNotice site={site} flash={flash} fields={{ password: passwordError }} />}
          send={said.send}
        >
          <input type="hidden" name="username" autoComplete="username" value={claims.email ?? ''} />
          <PasswordField
            label={said.label}
            name="password"
            autoComplete="new-password"
            hint={site.words.newPassword.hint}
            minLength={8}
            error={passwordError}
            required
          />
          <p>{said.note}</p>
        </PostForm>
      </SignedInPage>
    )
  },
}
