import { inSpoken, marked } from '@house-edge/ui/language'
import { PasswordField, PostForm, TextField } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { isAboutName } from '../profile/display-name.ts'
import { AccountPage } from '../view/account-page.tsx'
import { EmailField } from '../view/email-field.tsx'
import { fieldError, FlashNotice, newPasswordCodes } from '../view/flash-notice.tsx'
import type { PageSource } from './page-source.ts'

/** Create an account. */
export const signUpPage: PageSource<undefined> = {
  heading: ({ words }) => words.signUp,

  view({ shell, site, flash }) {
    const { paths, words } = site
    const emailError = fieldError(site, flash, ['auth/invalid-email'])
    const nameError = isAboutName(flash) ? words.profile.nameRefused : undefined
    const passwordError = fieldError(site, flash, newPasswordCodes)
    const fields = { email: emailError, 'display-name': nameError, password: passwordError }
    const said = words.signUp
    return (
      <AccountPage shell={shell} title={said.title} path={paths.signUp}>
        <PostForm
          action={inSpoken('/api/auth/sign-up')}
          message={<FlashNotice site={site} flash={flash} fields={fields} />}
          send={said.send}
        >
          <EmailField label={words.every.email} value={flash?.email} error={emailError} />
          <TextField
            label={said.name}
            name="display-name"
            autoComplete="nickname"
            hint={said.nameHint}
            minLength={2}
            maxLength={40}
            defaultValue={flash?.name}
            error={nameError}
          />
          <PasswordField
            label={words.newPassword.label}
            name="password"
            autoComplete="new-password"
            hint={words.newPassword.hint}
            minLength={8}
            error={passwordError}
            required
          />
        </PostForm>
        {flash?.code === 'auth/sent-recently' && (
          <p>
            {marked(said.haveMessage, (part) => (
              <Link href={paths.code}>{part}</Link>
            ))}
          </p>
        )}
        <p>
          {marked(said.signIn, (part) => (
            <Link href={paths.signIn}>{part}</Link>
          ))}
        </p>
      </AccountPage>
    )
  },
}
