import type { Visitor } from '@house-edge/auth'
import { Notice, Panel } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import { SiteFrame } from '../frame/site-frame.tsx'
import { SessionWatch } from './sessions/session-watch.island.tsx'

interface AccountPageProps {
  title: ReactNode
  path: string
  /** The page shows private data, and reloads when the session ends. */
  isSignedIn?: boolean
  /** The page is useless to signed-in visitors, and reloads when they sign in in another tab. */
  follows?: boolean
  /** Further panels below the page's own. */
  more?: ReactNode
  children: ReactNode
}

/** A page about the visitor's account: a panel in the frame of the site, and further panels below it. */
export function AccountPage({
  title,
  path,
  isSignedIn = false,
  follows = false,
  more,
  children,
}: AccountPageProps): ReactElement {
  return (
    <SiteFrame path={path} width="narrow" isPersonal>
      <SessionWatch reloadsOn={isSignedIn ? 'SIGNED_OUT' : follows ? 'SIGNED_IN' : undefined} />
      <Panel title={title} level={1}>
        {children}
      </Panel>
      {more}
    </SiteFrame>
  )
}

/** Tells a signed-in visitor on a sign-in page that they are signed in. */
export function SignedInNotice({ visitor }: { visitor: Visitor }): ReactElement | null {
  if (visitor.state !== 'signed-in') return null
  return (
    <Notice>
      You are signed in as {visitor.claims.email ?? 'a visitor'}.{' '}
      <Link href="/account">Go to your account</Link>.
    </Notice>
  )
}

/** The same for a visitor who is signed in, with the way back to the overview. */
export function SignedInPage({
  path,
  more,
  ...rest
}: Omit<AccountPageProps, 'isSignedIn' | 'follows'>): ReactElement {
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
