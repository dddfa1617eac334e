import { PostForm } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import { AccountPage } from '../view/account-page.tsx'
import { EmailField } from '../view/email-field.tsx'
import { fieldError, FlashNotice } from '../view/flash-notice.tsx'
import type { ShownVisitor } from '../reads/sign-in-reads.ts'
import type { PageSource } from './page-source.ts'

/** Ask for a link to choose a new password. */
export const forgottenPasswordPage: PageSource<Pick<ShownVisitor, 'address'>> = {
  heading: ({ words }) => ({ title: words.forgottenPassword.title }),

  view({ shell, site, flash, shown: { address } }) {
    const { paths, words } = site
    const emailError = fieldError(site, flash, ['auth/invalid-email'])
    const said = words.forgottenPassword
    return (
      <AccountPage shell={shell} title={said.heading} path={paths.forgottenPassword}>
        <PostForm
          action={inSpoken('/api/auth/forgotten-password')}
          message={<FlashNotice site={site} flash={flash} fields={{ email: emailError }} />}
          send={said.send}
        >
          <p>{said.intro}</p>
          <EmailField label={words.every.email} value={flash?.email ?? address} error={emailError} />
        </PostForm>
        <p>
          <Link href={paths.signIn}>{said.back}</Link>
        </p>
      </AccountPage>
    )
  },
}
