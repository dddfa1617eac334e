import { accountPaths, type AccountPaths } from '@house-edge/account'
import type { FrameworkPage } from '@house-edge/publishing/next'
import { accountRoutes } from '../account/account-routes.ts'
import { siteVisitPage } from '../questions/site-pages.tsx'
import { accountVisitReads } from './account-visit-reads.ts'
import { accountVisits } from './account-visits.tsx'

/** The pages of an account, as the framework renders them. */
export const pages = Object.fromEntries(
  Object.entries(accountRoutes).map(([route, name]) => [
    name,
    siteVisitPage(accountPaths[name], accountVisits[route]!, accountVisitReads[route] as never),
  ]),
) as Readonly<Record<keyof AccountPaths, FrameworkPage>>
