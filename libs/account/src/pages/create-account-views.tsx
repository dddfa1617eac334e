import type { Claims } from '@house-edge/auth'
import type { ReactElement } from 'react'
import { codePage } from './code.tsx'
import { confirmPage } from './confirm.tsx'
import { dataPage } from './data.tsx'
import { deletePage } from './delete.tsx'
import { emailPage } from './email.tsx'
import { forgottenPasswordPage } from './forgotten-password.tsx'
import { type AccountEntry, overviewPage } from './overview.tsx'
import type { PageSource } from './page-source.ts'
import { passwordPage } from './password.tsx'
import { profilePage } from './profile.tsx'
import { provePage } from './prove.tsx'
import { secondFactorPage } from './second-factor.tsx'
import { secondStepPage } from './second-step.tsx'
import { sessionsPage } from './sessions.tsx'
import { signInPage } from './sign-in.tsx'
import { signUpPage } from './sign-up.tsx'
import type { AccountPaths } from '../paths/account-paths.ts'
import type { AccountShown } from '../reads/page-visit.ts'
import type { AccountFrame, PageShell } from '../view/account-page.tsx'
import { titleAfter } from '../view/flash-notice.tsx'

/** How a page of an account looks. */
export interface AccountView {
  /** Its title begins with the failure after one: it is what a screen reader reads first (WCAG 2.2, 2.4.2 and 3.3.1). */
  head(data: AccountShown): { title: string; description?: string }
  /** Its body, of components that render at once where the frame does. */
  view(data: AccountShown, Frame: AccountFrame): ReactElement
}

/** What the pages of a site have besides. */
export interface AccountViewOptions extends Pick<PageShell, 'CopyCodes' | 'SessionWatch'> {
  /** Rows of the overview for what a site has besides, which come first. Default: none. */
  entries?: ((claims: Claims) => readonly AccountEntry[]) | undefined
}

/**
 * Creates how the pages of an account look, for a server that renders them without the framework. What they show is read by
 * `reads` of the account.
 *
 * @param options `CopyCodes` copies recovery codes: that of `/islands`, in an island of the site. `SessionWatch` follows the
 *   session, in the same way.
 */
export function createAccountViews({ entries = () => [], ...parts }: AccountViewOptions = {}): Readonly<
  Record<keyof AccountPaths, AccountView>
> {
  const viewOf = <Shown,>(source: PageSource<Shown>): AccountView => ({
    head({ site, flash }) {
      const { title, description } = source.heading(site)
      return { title: titleAfter(site, flash, title), ...(description && { description }) }
    },
    view(data, Frame) {
      const { site } = data
      // What was read for this page.
      return source.view({ ...(data as AccountShown<Shown>), shell: { site, Frame, ...parts } })
    },
  })
  return {
    signIn: viewOf(signInPage),
    code: viewOf(codePage),
    secondStep: viewOf(secondStepPage),
    signUp: viewOf(signUpPage),
    forgottenPassword: viewOf(forgottenPasswordPage),
    confirm: viewOf(confirmPage),
    account: viewOf(overviewPage(entries)),
    prove: viewOf(provePage),
    password: viewOf(passwordPage),
    email: viewOf(emailPage),
    secondFactor: viewOf(secondFactorPage),
    sessions: viewOf(sessionsPage),
    profile: viewOf(profilePage),
    data: viewOf(dataPage),
    delete: viewOf(deletePage),
  }
}
