import { Panel } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { SiteFrame } from '../frame/site-frame.tsx'
import { SessionWatch } from './session-watch.island.tsx'

interface AccountPageProps {
  title: string
  path: string
  /** The page shows what belongs to a visitor, and goes away when their session ends. */
  isSignedIn?: boolean
  /** Below the sheet of the page: further ones. */
  more?: ReactNode
  children: ReactNode
}

/** A page about the visitor's account: a sheet in the frame of the site, and what stands below it. */
export function AccountPage({
  title,
  path,
  isSignedIn = false,
  more,
  children,
}: AccountPageProps): ReactElement {
  return (
    <SiteFrame path={path} width="narrow" isPersonal>
      <SessionWatch leaves={isSignedIn} />
      <Panel title={title} level={1}>
        {children}
      </Panel>
      {more}
    </SiteFrame>
  )
}

/** The same for a visitor who is signed in, with the way back to the overview. */
export function SignedInPage({ path, more, ...rest }: Omit<AccountPageProps, 'isSignedIn'>): ReactElement {
  const wayBack = path !== '/account' && (
    <p>
      <Link href="/account">Back to your account</Link>
    </p>
  )
  return (
    <AccountPage
      {...rest}
      path={path}
      isSignedIn
      more={
        <>
          {more}
          {wayBack}
        </>
      }
    />
  )
}
