/** What the pages of a signed-in visitor show. @module */
import type { Claims } from '@house-edge/auth'
import {
  type AccountSession,
  countRecoveryCodes,
  type Factor,
  type Failure,
  findPendingEmail,
  listFactors,
  listSessions,
  type PendingEmail,
} from '@house-edge/auth/server'
import { type Enrolment, enrolmentAt, enrolmentCookie } from '../cookies/enrolment.ts'
import { findPurpose, type Purpose, purposePath } from '../paths/account-paths.ts'
import { findProfile } from '../profile/profile-store.ts'
import { visitorBackend } from '../settings/account-database.ts'
import {
  leadsElsewhere,
  openAccount,
  type OpenedAccount,
  openProtectedAccount,
} from '../visit/open-account.ts'
import type { PageRead } from './page-visit.ts'

/** Whose account it is, and why no more is known of it now. */
export type ShownAccount = Pick<OpenedAccount, 'claims' | 'problem'>

/** The address of an account, and whether another waits for confirmation. */
export interface ShownEmail {
  claims: Claims
  found: { ok: true; pending: PendingEmail | undefined } | Failure
}

/** The second factor of an account, as far as it is known now. */
export interface ShownFactors {
  listed: { ok: true; factors: readonly Factor[] } | Failure
  /** The app that is being added. */
  enrolment: Enrolment | undefined
  /** `undefined`: not counted. */
  codes: { total: number; left: number } | 'unknown' | undefined
}

/** The sessions of an account. */
export type ShownSessions = { ok: true; sessions: readonly AccountSession[] } | Failure

/** What others see of a visitor. `undefined`: it cannot be read now. */
export interface ShownProfile {
  claims: Claims
  profile: Awaited<ReturnType<typeof findProfile>>
}

/** Whose identity is to be proved, and for what. */
export interface ShownProof {
  claims: Claims
  purpose: Purpose
}

/** By the names of the pages. */
export const accountReads: {
  account: PageRead<ShownAccount>
  prove: PageRead<ShownProof>
  password: PageRead<ShownAccount>
  email: PageRead<ShownEmail>
  secondFactor: PageRead<ShownFactors>
  sessions: PageRead<ShownSessions>
  profile: PageRead<ShownProfile>
  data: PageRead<ShownAccount>
  delete: PageRead<ShownAccount>
} = {
  account: async ({ site, request }) => shownOf(await openAccount(site, request, site.paths.account)),
  prove: async ({ site, request, query }) => {
    const purpose = findPurpose(query['for']) ?? 'password'
    const { paths } = site
    const opened = await openAccount(site, request, paths.prove, purposePath(paths, purpose))
    return leadsElsewhere(opened) ? opened : { shown: { claims: opened.claims, purpose } }
  },
  password: readProtected('password'),
  email: async ({ site, request }) => {
    const opened = await openProtectedAccount(site, request, 'email')
    if (leadsElsewhere(opened)) return opened
    const { claims, context, problem } = opened
    return { shown: { claims, found: problem ?? (await findPendingEmail(context)) } }
  },
  secondFactor: async ({ site, request, cookie, flash }) => {
    const opened = await openProtectedAccount(site, request, 'second-factor')
    if (leadsElsewhere(opened)) return opened
    const { context, problem } = opened
    const listed = problem ?? (await listFactors(context))
    const factors = listed.ok ? listed.factors : []
    const sent = enrolmentAt(site.paths.secondFactor).read(cookie(enrolmentCookie))
    // A cookie says what to show; only the auth service knows whether the factor exists.
    const isAdding = factors.some(({ id, isActive }) => id === sent?.factorId && !isActive)
    const isOn = factors.some(({ type, isActive }) => type === 'totp' && isActive)
    const counted = isOn && !flash?.codes ? await countRecoveryCodes(context) : undefined
    const codes =
      counted && (counted.ok ? { total: counted.total, left: counted.left } : ('unknown' as const))
    return { shown: { listed, enrolment: isAdding ? sent : undefined, codes } }
  },
  sessions: async ({ site, request }) => {
    const opened = await openAccount(site, request, site.paths.sessions)
    if (leadsElsewhere(opened)) return opened
    return { shown: opened.problem ?? (await listSessions(opened.context)) }
  },
  profile: async ({ site, request }) => {
    const opened = await openAccount(site, request, site.paths.profile)
    if (leadsElsewhere(opened)) return opened
    const { claims, context, problem } = opened
    const profile = problem
      ? undefined
      : await findProfile(site, await visitorBackend(site, context), claims.sub)
    return { shown: { claims, profile } }
  },
  data: readProtected('data'),
  delete: readProtected('delete'),
}

function readProtected(purpose: Purpose): PageRead<ShownAccount> {
  return async ({ site, request }) => shownOf(await openProtectedAccount(site, request, purpose))
}

function shownOf(opened: Awaited<ReturnType<typeof openAccount>>) {
  if (leadsElsewhere(opened)) return opened
  const { claims, problem } = opened
  return { shown: { claims, problem } }
}
