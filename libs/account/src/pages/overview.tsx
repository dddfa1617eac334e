import { type Claims, plainName } from '@house-edge/auth'
import { Notice, SettingList } from '@house-edge/ui/forms'
import { ButtonLink } from '@house-edge/ui'
import { SignedInPage, SignOutForm } from '../view/account-page.tsx'
import { FlashNotice, textFor } from '../view/flash-notice.tsx'
import type { ShownAccount } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** A row of the overview, with a way to more. */
export interface AccountEntry {
  /** What it is about. */
  title: string
  /** What there is, or what is set. */
  text: string
  /** Where the button leads. */
  href: string
  /** What the button is about, for those who hear it alone: it is read after the button’s word. */
  what: string
  /** The word of the button. Default: that for opening. */
  word?: string
}

/** The visitor's own page. @param entriesOf The site's own rows, which come first. */
export function overviewPage(
  entriesOf: (claims: Claims) => readonly AccountEntry[],
): PageSource<ShownAccount> {
  return {
    heading: ({ words }) => ({ title: words.account.title }),

    view({ shell, site, flash, shown: { claims, problem } }) {
      const { paths, words } = site
      const said = words.account
      const named = claims.user_metadata?.['display_name']
      const name = typeof named === 'string' ? plainName(named) : ''
      const entries: readonly AccountEntry[] = [
        ...entriesOf(claims),
        {
          title: said.profile,
          text: name || said.profileText,
          href: paths.profile,
          what: said.profileWhat,
          word: said.change,
        },
        {
          title: said.email,
          text: claims.email ?? said.noEmail,
          href: paths.email,
          what: said.emailWhat,
          word: said.change,
        },
        {
          title: said.password,
          text: said.passwordText,
          href: paths.password,
          what: said.passwordWhat,
          word: said.change,
        },
        {
          title: said.secondFactor,
          text: claims.aal === 'aal2' ? said.secondFactorOn : said.secondFactorOff,
          href: paths.secondFactor,
          what: said.secondFactorWhat,
          word: said.manage,
        },
        {
          title: said.sessions,
          text: said.sessionsText,
          href: paths.sessions,
          what: said.sessionsWhat,
          word: said.manage,
        },
        { title: said.data, text: said.dataText, href: paths.data, what: said.dataWhat },
      ]
      return (
        <SignedInPage shell={shell} title={said.title} path={paths.account}>
          <FlashNotice site={site} flash={flash} />
          {problem && <Notice tone="error">{textFor(site, problem.code)}</Notice>}
          <SettingList
            settings={entries.map(({ title, text, href, what, word = said.open }) => ({
              title,
              text,
              action: (
                <ButtonLink href={href} variant="quiet" aria-label={said.does(word, what)}>
                  {word}
                </ButtonLink>
              ),
            }))}
          />
          <SignOutForm site={site} />
        </SignedInPage>
      )
    },
  }
}
