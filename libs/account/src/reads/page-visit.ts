import type { Visitor } from '@house-edge/auth'
import { cookiesOf } from '@house-edge/auth/server'
import type { Flash } from '../cookies/flash.ts'
import type { AccountSettings, ShownSettings } from '../settings/account-settings.ts'
import { type Elsewhere, leadsElsewhere } from '../visit/open-account.ts'
import type { Query } from '../visit/query.ts'
import { flashIn, type SentCookie, sentCookies } from '../visit/posted-form.ts'

/** What a page is asked. */
export interface AccountVisit {
  request: Request
  query: Query
}

/** A visit of a page, as far as it has been read. */
interface PageVisit extends AccountVisit {
  site: AccountSettings
  cookie: SentCookie
  /** Who is visiting. Verified once. */
  visitor: () => Promise<Visitor>
  /** What came of the form before this page. */
  flash: Flash | undefined
}

/** Reads what a page shows to one visitor, on the server alone. With a `flash`, that is shown in place of the form's. */
export type PageRead<Shown> = (
  visit: PageVisit,
) => Promise<{ shown: Shown; flash?: Flash | undefined } | Elsewhere>

/** What a page is rendered from, wherever React runs. */
export interface AccountShown<Shown = unknown> {
  site: ShownSettings
  query: Query
  /** Shown by this page, and by no other after it. */
  flash: Flash | undefined
  shown: Shown
}

/** What was read: what the page shows, or where the visitor goes. `undefined`: there is no such page for them. */
export type AccountResult<Shown = unknown> =
  | { data: AccountShown<Shown> }
  | { redirectTo: string }
  | undefined

/** Reads what a page shows. */
export async function readPage<Shown>(
  read: PageRead<Shown>,
  site: AccountSettings,
  { request, query }: AccountVisit,
): Promise<AccountResult<Shown>> {
  const cookie = sentCookies(request)
  let visitor: Promise<Visitor> | undefined
  const visit: PageVisit = {
    site,
    request,
    query,
    cookie,
    visitor: () => (visitor ??= site.auth.readVisitor(cookiesOf(request))),
    flash: flashIn(cookie),
  }
  const outcome = await read(visit)
  if (leadsElsewhere(outcome)) {
    const { redirectTo } = outcome
    return redirectTo === undefined ? undefined : { redirectTo }
  }
  const { paths, words, providers = [] } = site
  const { shown, flash = visit.flash } = outcome
  return { data: { site: { paths, words, providers }, query, flash, shown } }
}
