import { inSpoken, marked } from '@house-edge/ui/language'
import { Divider, PasswordField, PostForm } from '@house-edge/ui/forms'
import { Button, ButtonLink, Link } from '@house-edge/ui'
import { AccountPage, SignedInNotice } from '../view/account-page.tsx'
import { EmailField } from '../view/email-field.tsx'
import { fieldError, FlashNotice } from '../view/flash-notice.tsx'
import { providerName } from '../view/provider-name.ts'
import type { ShownVisitor } from '../reads/sign-in-reads.ts'
import type { PageSource } from './page-source.ts'

/** The name of the second e-mail field: two fields of one name would share an id. */
const linkFieldName = 'link-email'

/** Sign in by password, by a link or code, or at another service. */
export const signInPage: PageSource<ShownVisitor> = {
  heading: ({ words }) => words.signIn,

  view({ shell, site, flash, shown: { address, signedIn } }) {
    const { paths, providers = [], words } = site
    const said = words.signIn
    const email = flash?.email ?? address
    const isAboutLink = flash?.form === 'link'
    const emailError = fieldError(site, flash, ['auth/invalid-email'])
    const fields = { [isAboutLink ? linkFieldName : 'email']: emailError }
    const notice = <FlashNotice site={site} flash={flash} fields={fields} />
    return (
      <AccountPage shell={shell} title={said.title} path={paths.signIn} follows>
        {!flash && <SignedInNotice site={site} signedIn={signedIn} />}
        {said.intro && <p>{said.intro}</p>}
        {/* Before the fields, which are of no use to whoever has none. */}
        <p>
          {marked(said.signUp, (part) => (
            <Link href={paths.signUp}>{part}</Link>
          ))}
        </p>
        <PostForm
          action={inSpoken('/api/auth/sign-in')}
          // What is missing is said by the answer, in the language of the page: a browser says it in its own.
          noValidate
          message={!isAboutLink && notice}
          send={said.send}
          beside={
            flash?.code === 'auth/email-not-confirmed' && (
              <Button type="submit" variant="quiet" formAction={inSpoken('/api/auth/resend')} formNoValidate>
                {said.sendAgain}
              </Button>
            )
          }
        >
          <EmailField
            label={words.every.email}
            value={isAboutLink ? address : email}
            error={isAboutLink ? undefined : emailError}
          />
          <PasswordField label={said.password} name="password" required />
          <p>
            <Link href={paths.forgottenPassword}>{said.forgotten}</Link>
          </p>
        </PostForm>
        <Divider>{said.orWithout}</Divider>
        <PostForm
          action={inSpoken('/api/auth/link')}
          noValidate
          aria-label={said.linkForm}
          message={isAboutLink && notice}
          send={said.linkSend}
          variant="quiet"
        >
          <EmailField
            id={`field-${linkFieldName}`}
            label={said.linkEmail}
            autoComplete="email"
            value={email}
            error={isAboutLink ? emailError : undefined}
          />
        </PostForm>
        {providers.length > 0 && (
          <>
            <Divider>{said.orElsewhere}</Divider>
            <div className="he-form-actions">
              {providers.map((provider) => (
                <ButtonLink key={provider} href={inSpoken(`/api/auth/provider/${provider}`)} variant="quiet">
                  {said.continueWith(providerName(provider))}
                </ButtonLink>
              ))}
            </div>
          </>
        )}
      </AccountPage>
    )
  },
}
