import { Notice, PostForm } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { findPurpose, type Purpose } from '../paths/account-paths.ts'
import type { AccountWords } from '../words/words.ts'
import { AccountPage, SignedInNotice } from '../view/account-page.tsx'
import { EmailField } from '../view/email-field.tsx'
import { FlashNotice } from '../view/flash-notice.tsx'
import type { ShownVisitor } from '../reads/sign-in-reads.ts'
import type { PageSource, PageView } from './page-source.ts'

/** Sign-up and sign-in links share their type, so that one text serves both. */
const kinds: Readonly<Record<string, 'signIn' | 'email' | 'recovery'>> = {
  email: 'signIn',
  signup: 'signIn',
  magiclink: 'signIn',
  email_change: 'email',
  recovery: 'recovery',
}

/** Where links in e-mails lead. Opening the page does not use the link; pressing the button does. */
export const confirmPage: PageSource<ShownVisitor> = {
  heading: ({ words }) => ({ title: words.confirm.title }),

  view(page) {
    const { shell, site, query, flash, shown } = page
    const { token_hash: tokenHash, type, done, for: purpose } = query
    if (done === 'one-of-two') return <OneOfTwo {...page} />
    if (typeof tokenHash !== 'string' || typeof type !== 'string')
      return <NewLink {...page} purpose={findPurpose(purpose)} />
    const { signedIn } = shown
    const { words } = site
    const said = words.confirm
    return (
      <AccountPage shell={shell} title={said.title} path={site.paths.confirm}>
        <PostForm
          action={inSpoken('/api/auth/confirm')}
          message={
            <>
              <FlashNotice site={site} flash={flash} />
              {/* A link does not tell which account it belongs to: it may be that of another one. */}
              {signedIn && !signedIn.owesSecondFactor && (
                <Notice>{said.otherAccount(signedIn.claims.email ?? words.every.visitor)}</Notice>
              )}
            </>
          }
          send={buttonOf(said, type)}
          given={{ token_hash: tokenHash, type }}
        >
          <p>{said[kindOf(type) ?? 'other']}</p>
        </PostForm>
      </AccountPage>
    )
  },
}

function kindOf(type: string): 'signIn' | 'email' | 'recovery' | undefined {
  return Object.hasOwn(kinds, type) ? kinds[type] : undefined
}

function buttonOf(said: AccountWords['confirm'], type: string): string {
  const kind = kindOf(type)
  if (kind === 'signIn') return said.sendSignIn
  return kind === 'email' ? said.sendEmail : said.send
}

/** A link was used before, has expired, or was cut off: another one can be asked for here. */
function NewLink({
  shell,
  site,
  flash,
  shown: { address, signedIn },
  purpose,
}: PageView<ShownVisitor> & { purpose: Purpose | undefined }): ReactElement {
  const { paths, words } = site
  const action = purpose === 'password' ? '/api/auth/forgotten-password' : '/api/auth/link'
  const said = words.confirm
  return (
    <AccountPage shell={shell} title={said.newLink} path={paths.confirm}>
      <FlashNotice site={site} flash={flash ?? { code: 'auth/link-invalid' }} />
      <SignedInNotice site={site} signedIn={signedIn} />
      <PostForm action={inSpoken(action)} send={said.sendNewLink}>
        <EmailField label={words.every.email} value={flash?.email ?? address} />
      </PostForm>
      <p>
        <Link href={paths.signIn}>{said.otherWay}</Link>
      </p>
    </AccountPage>
  )
}

/** One of the two mailboxes has confirmed the new address, the other has not. */
function OneOfTwo({ shell, site }: PageView<ShownVisitor>): ReactElement {
  const said = site.words.confirm
  return (
    <AccountPage shell={shell} title={said.oneOfTwo} path={site.paths.confirm}>
      <Notice tone="success">
        <p>{said.oneOfTwoText}</p>
      </Notice>
      <p>
        <Link href={site.paths.account}>{said.toAccount}</Link>
      </p>
    </AccountPage>
  )
}
