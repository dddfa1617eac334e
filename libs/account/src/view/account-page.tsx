import { inSpoken, marked } from '@house-edge/ui/language'
import { Notice, Panel, PostForm } from '@house-edge/ui/forms'
import { Link } from '@house-edge/ui'
import type { ReactElement, ReactNode } from 'react'
import type { ShownSettings } from '../settings/account-settings.ts'
import type { SignedIn } from '../visit/signed-in.ts'
import type { CopyCodesProps } from './copy-codes.island.tsx'
import { SessionWatch, type SessionWatchProps } from './session-watch.island.tsx'

/** What stands around a page on a site: header, footer and the landmark `main`. May be a component that waits. */
export type AccountFrame = (props: { path: string; children: ReactNode }) => ReactNode | Promise<ReactNode>

/** A site, and the frame of its pages. */
export interface PageShell {
  site: ShownSettings
  Frame: AccountFrame
  /** Copies recovery codes in browsers. Default: a client component, which the framework's scripts start. */
  CopyCodes?: ((props: CopyCodesProps) => ReactElement | null) | undefined
  /** Follows the session in browsers. Default: as above. */
  SessionWatch?: ((props: SessionWatchProps) => ReactElement | null) | undefined
}

/** What a page about an account shows, and where it is. */
export interface AccountPageProps {
  /** The heading of the panel, of level 1. */
  title: ReactNode
  /** The page's own path. */
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
  shell: { Frame, SessionWatch: Watch = SessionWatch },
  title,
  path,
  isSignedIn = false,
  follows = false,
  more,
  children,
}: AccountPageProps & { shell: PageShell }): ReactElement {
  return (
    <Frame path={path}>
      <Watch reloadsOn={isSignedIn ? 'SIGNED_OUT' : follows ? 'SIGNED_IN' : undefined} />
      <Panel title={title} level={1}>
        {children}
      </Panel>
      {more}
    </Frame>
  )
}

/** Tells a visitor on a sign-in page that they are signed in, or which step of signing in is missing. */
export function SignedInNotice({
  site,
  signedIn,
}: {
  site: ShownSettings
  signedIn: SignedIn | undefined
}): ReactElement | null {
  if (!signedIn) return null
  const { every } = site.words
  const who = signedIn.claims.email ?? every.visitor
  const owes = signedIn.owesSecondFactor
  return (
    <Notice>
      {owes ? every.secondStepOwed(who) : every.signedInAs(who)}{' '}
      {marked(owes ? every.toSecondStep : every.toAccount, (part) => (
        <Link href={owes ? site.paths.secondStep : site.paths.account}>{part}</Link>
      ))}
    </Notice>
  )
}

/** The page of a visitor who is signed in, with the way back to the overview. */
export function SignedInPage({
  more,
  ...rest
}: Omit<AccountPageProps, 'isSignedIn' | 'follows'> & { shell: PageShell }): ReactElement {
  const { paths, words } = rest.shell.site
  const wayBack = rest.path !== paths.account && (
    <p>
      <Link href={paths.account}>{words.every.back}</Link>
    </p>
  )
  return (
    <AccountPage
      {...rest}
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

/** Ends the session of this browser. */
export function SignOutForm({ site }: { site: ShownSettings }): ReactElement {
  return <PostForm action={inSpoken('/api/auth/sign-out')} send={site.words.every.signOut} variant="quiet" />
}
