import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache, type ReactElement } from 'react'
import type { Account } from '../account/create-account.ts'
import type { AccountPaths } from '../paths/account-paths.ts'
import type { AccountResult } from '../reads/page-visit.ts'
import type { PageShell } from '../view/account-page.tsx'
import { type AccountViewOptions, createAccountViews } from '../pages/create-account-views.tsx'
import type { Query } from '../visit/query.ts'

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

/** The pages of an account. Those of a site's own are made of the components of `/views` and the reads of `/server`. */
export interface AccountPages {
  /** By their names in the paths. */
  pages: Readonly<Record<keyof AccountPaths, NextPage>>
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
  }
}

/** A page of the framework has no request at hand. */
async function requestOfPage(origin: string, path: string): Promise<Request> {
  return new Request(new URL(path, origin), { headers: new Headers(await headers()) })
}
