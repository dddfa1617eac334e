import type { VisitPage } from '@house-edge/publishing'
import { type AccountShown, type AccountView, createAccountViews } from '@house-edge/account/views'
import type { Framed } from '../questions/framed.ts'
import { titled } from '../site-metadata.ts'
import { frameOf } from './personal.tsx'
import { accountParts } from '../account/account-views.tsx'
import { accountRoutes } from '../account/account-routes.ts'

type Shown = Framed & { page: AccountShown }

const views = createAccountViews(accountParts)

/** Those on which nothing is known of somebody who has no cookies yet. */
const strangers: ReadonlySet<string> = new Set(['signIn', 'code', 'signUp', 'forgottenPassword', 'confirm'])

/** The pages of an account, by the names of their routes. */
export const accountVisits: Readonly<Record<string, VisitPage<Shown>>> = Object.fromEntries(
  Object.entries(accountRoutes).map(([route, name]) => [route, visitOf(views[name], strangers.has(name))]),
)

function visitOf(of: AccountView, isSameForStrangers: boolean): VisitPage<Shown> {
  return {
    isSameForStrangers,
    head: ({ page }) => {
      const { title, ...more } = of.head(page)
      return { title: titled(title), ...more }
    },
    view: (shown, above) => of.view(shown.page, frameOf(shown, above)),
  }
}
