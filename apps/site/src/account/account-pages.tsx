import { createAccountPages } from '@house-edge/account/next'
import { SiteFrame } from '../frame/site-frame.tsx'
import { accountParts } from './account-views.tsx'
import { account } from './account.ts'

/** The pages of an account in the frame of the site. */
export const { pages } = createAccountPages(account, {
  Frame: ({ path, children }) => (
    <SiteFrame path={path} width="narrow" isPersonal>
      {children}
    </SiteFrame>
  ),
  ...accountParts,
})
