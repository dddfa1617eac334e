import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache, type ReactElement } from 'react'
import type { Account } from '../account/create-account.ts'
import type { AccountPaths } from '../paths/account-paths.ts'
import type { AccountResult } from '../reads/page-visit.ts'
import { AccountPage, type AccountPageProps, type PageShell, SignedInPage } from '../view/account-page.tsx'
import { FlashNotice, type FlashNoticeProps, titleAfter } from '../view/flash-notice.tsx'
import { type AccountViewOptions, createAccountViews } from '../pages/create-account-views.tsx'
import { leadsElsewhere, openAccount, type OpenedAccount } from '../visit/open-account.ts'
import type { Query } from '../visit/query.ts'
import { pendingFlashOfPage } from './posted-form-of-page.ts'

/** What Next hands a page. */
interface PageProps {
  searchParams: Promise<Query>
}

/** A page of the App Router: what its file exports. */
export interface NextPage {
  /**
   * The default export.
   *
   * @throws Next's own redirect or not-found, for visitors who may not see the page.
   * @throws {ServiceUnavailableError} The session could not be checked.
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
   * @throws Next's own redirect or not-found, for visitors who must sign in, owe a second factor, or were signed out
   *   elsewhere.
   * @throws {ServiceUnavailableError} The session could not be checked.
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
  options: Omit<PageShell, 'site'> & Pick<AccountViewOptions, 'entries'>,
): AccountPages {
  const { entries, ...parts } = options
  const views = createAccountViews({ entries, ...parts })
  const shell = (): PageShell => ({ site: account.settings(), ...parts })
  // Once for the head and the body of a page.
  const read = cache(async (name: keyof AccountPaths, query: string): Promise<AccountResult> => {
    const { siteOrigin, paths } = account.settings()
    const request = await requestOfPage(siteOrigin, paths[name])
    return account.reads[name]({ request, query: JSON.parse(query) as Query })
  })
  const pageOf = (name: keyof AccountPaths): NextPage => {
    // Asked first: what a request brings ends a rendering at build time, which has no environment.
    const resultOf = async ({ searchParams }: PageProps) => read(name, JSON.stringify(await searchParams))
    return {
      async generateMetadata(props) {
        const result = await resultOf(props)
        return result && 'data' in result ? views[name].head(result.data) : {}
      },
      async Page(props) {
        const result = await resultOf(props)
        if (!result) notFound()
        if ('redirectTo' in result) redirect(result.redirectTo)
        return views[name].view(result.data, parts.Frame)
      },
    }
  }
  return {
    pages: Object.fromEntries(
      (Object.keys(views) as (keyof AccountPaths)[]).map((name) => [name, pageOf(name)]),
    ) as AccountPages['pages'],
    async openAccount(path, returnTo) {
      const site = account.settings()
      const opened = await openAccount(site, await requestOfPage(site.siteOrigin, path), path, returnTo)
      if (!leadsElsewhere(opened)) return opened
      return opened.redirectTo === undefined ? notFound() : redirect(opened.redirectTo)
    },
    AccountPage: (props) => <AccountPage shell={shell()} {...props} />,
    SignedInPage: (props) => <SignedInPage shell={shell()} {...props} />,
    FlashNotice: (props) => <FlashNotice site={account.settings()} {...props} />,
    titled: (title, description) => async () => {
      const flash = await pendingFlashOfPage()
      return { title: titleAfter(account.settings(), flash, title), ...(description && { description }) }
    },
  }
}

/** A page of the framework has no request at hand. */
async function requestOfPage(origin: string, path: string): Promise<Request> {
  return new Request(new URL(path, origin), { headers: new Headers(await headers()) })
}
