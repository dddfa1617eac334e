import { Panel } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { SiteFrame } from '../frame/site-frame.tsx'
import { SessionWatch } from './session-watch.island.tsx'

/** A page about the visitor's account: one panel in the frame of the site. */
export function AccountPage({
  title,
  path,
  children,
}: {
  title: string
  path: string
  children: ReactNode
}): ReactElement {
  return (
    <SiteFrame path={path} width="narrow" isPersonal>
      <Panel title={title} level={1}>
        {children}
      </Panel>
    </SiteFrame>
  )
}

/** The same for a visitor who is signed in: it goes away when the session ends, in whichever tab. */
export function SignedInPage({
  title,
  path,
  children,
}: {
  title: string
  path: string
  children: ReactNode
}): ReactElement {
  return (
    <AccountPage title={title} path={path}>
      <SessionWatch />
      {children}
      {path !== '/account' && (
        <p>
          <Link href="/account">Back to your account</Link>
        </p>
      )}
    </AccountPage>
  )
}
