import type { Claims } from '@house-edge/auth'
import type { Metadata } from 'next'
import type { ReactElement } from 'react'
import type { Account } from '../account/create-account.ts'
import { codePage } from '../pages/code.tsx'
import { confirmPage } from '../pages/confirm.tsx'
import { dataPage } from '../pages/data.tsx'
import { deletePage } from '../pages/delete.tsx'
import { emailPage } from '../pages/email.tsx'
import { forgottenPasswordPage } from '../pages/forgotten-password.tsx'
import { type AccountEntry, overviewPage } from '../pages/overview.tsx'
import type { PageSource, Query } from '../pages/page-source.ts'
import { passwordPage } from '../pages/password.tsx'
import { profilePage } from '../pages/profile.tsx'
import { provePage } from '../pages/prove.tsx'
import { secondFactorPage } from '../pages/second-factor.tsx'
import { secondStepPage } from '../pages/second-step.tsx'
import { sessionsPage } from '../pages/sessions.tsx'
import { signInPage } from '../pages/sign-in.tsx'
import { signUpPage } from '../pages/sign-up.tsx'
import type { AccountPaths } from '../paths/account-paths.ts'
import { AccountPage, type AccountPageProps, type PageShell, SignedInPage } from '../view/account-page.tsx'
import { FlashNotice, type FlashNoticeProps, titleAfter } from '../view/flash-notice.tsx'
import { openAccount, type OpenedAccount } from '../visit/open-account.ts'
import { pendingFlash } from '../visit/posted-form.ts'

/** What Next hands a page. */
interface PageProps {
  searchParams: Promise<Query>
}

/** A page of the App Router: what its file exports. */
export interface NextPage {
  /**
   * The default export.
   *
   * @throws Next's own redirect, for visitors who may not see the page.
   * @throws {ServiceUnavailableError} The session could not be checked.
   * @throws {SessionMissingError} The visitor is not signed in, and no rule of the site says where such visitors go.
   * @throws {SignInRuleError} The rule cannot work, which `createAuth` says before.
   * @throws {BackendConfigurationError} The sessions are of another copy of the library.
   */
  Page: (props: PageProps) => Promise<ReactElement>
  /** The title begins with the failure after one: it is what a screen reader reads first (WCAG 2.2, 2.4.2 and 3.3.1). */
  generateMetadata: (props: PageProps) => Promise<Metadata>
}

/** The pages of an account, and what a site makes more of them with. */
export interface AccountPages {
  /** By their names in the paths. */
  pages: Readonly<Record<keyof AccountPaths, NextPage>>
  /**
   * Opens the account for a page of the site's own.
   *
   * @param path The page's own path.
   * @param returnTo Where to go after signing in again. Default: to this page.
   * @throws Next's own redirect, for visitors who must sign in, owe a second factor, or were signed out elsewhere.
   * @throws {ServiceUnavailableError} The session could not be checked.
   * @throws {SessionMissingError} The visitor is not signed in, and no rule of the site says where such visitors go.
   * @throws {SignInRuleError} The rule cannot work, which `createAuth` says before.
   * @throws {BackendConfigurationError} The sessions are of another copy of the library.
   */
  openAccount: (path: string, returnTo?: string) => Promise<OpenedAccount>
  /** A page with one panel in the frame of the site. */
  AccountPage: (props: AccountPageProps) => ReactElement
  /** The same for a visitor who is signed in, with the way back to the overview. */
  SignedInPage: (props: Omit<AccountPageProps, 'isSignedIn' | 'follows'>) => ReactElement
  /** The result of the form before this page. Renders nothing without one. */
  FlashNotice: (props: FlashNoticeProps) => ReactElement | null
  /** Writes the `generateMetadata` of a page with a form: after a failure, its title begins with that. */
  titled: (title: string, description?: string) => () => Promise<Metadata>
}

/**
 * Creates the pages of an account.
 *
 * @param options.Frame What stands around each page: header, footer and the landmark `main`.
 * @param options.CopyCodes Copies recovery codes, where pages leave the framework's scripts out: `CopyCodes` of `/islands`, in
 *   an island of the site. Default: the framework's scripts start it.
 * @param options.SessionWatch Follows the session, where pages leave the framework's scripts out, in the same way.
 * @param options.entries Rows of the overview for what a site has besides, which come first.
 */
export function createAccountPages(
  account: Account,
  options: Omit<PageShell, 'site'> & { entries?: (claims: Claims) => readonly AccountEntry[] },
): AccountPages {
  const { entries = () => [], ...parts } = options
  const shell = (): PageShell => ({ site: account.settings(), ...parts })
  const pageOf = (source: PageSource): NextPage => {
    const flashOf = async (query: Query) =>
      source.findFlash ? source.findFlash(account.settings(), query) : pendingFlash()
    return {
      async generateMetadata({ searchParams }) {
        // Asked first: what a request brings ends a rendering at build time, which has no environment.
        const query = await searchParams
        const site = account.settings()
        const { title, description } = source.heading(site)
        const flash = await flashOf(query)
        return { title: titleAfter(site, flash, title), ...(description && { description }) }
      },
      async Page({ searchParams }) {
        const query = await searchParams
        const here = shell()
        return source.render({ shell: here, site: here.site, query, flash: await flashOf(query) })
      },
    }
  }
  return {
    pages: {
      signIn: pageOf(signInPage),
      code: pageOf(codePage),
      secondStep: pageOf(secondStepPage),
      signUp: pageOf(signUpPage),
      forgottenPassword: pageOf(forgottenPasswordPage),
      confirm: pageOf(confirmPage),
      account: pageOf(overviewPage(entries)),
      prove: pageOf(provePage),
      password: pageOf(passwordPage),
      email: pageOf(emailPage),
      secondFactor: pageOf(secondFactorPage),
      sessions: pageOf(sessionsPage),
      profile: pageOf(profilePage),
      data: pageOf(dataPage),
      delete: pageOf(deletePage),
    },
    openAccount: (path, returnTo) => openAccount(account.settings(), path, returnTo),
    AccountPage: (props) => <AccountPage shell={shell()} {...props} />,
    SignedInPage: (props) => <SignedInPage shell={shell()} {...props} />,
    FlashNotice: (props) => <FlashNotice site={account.settings()} {...props} />,
    titled: (title, description) => async () => {
      const flash = await pendingFlash()
      return { title: titleAfter(account.settings(), flash, title), ...(description && { description }) }
    },
  }
}
