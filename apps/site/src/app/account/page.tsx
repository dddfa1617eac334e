import { messageFor, plainName } from '@house-edge/auth'
import { Notice, SettingList } from '@house-edge/ui/forms'
import { ButtonLink } from '@house-edge/ui'
import { SignedInPage } from '../../account/account-page.tsx'
import { FlashNotice, pendingFlash, titled } from '../../account/messages/flash-notice.tsx'
import { openAccount } from '../../account/open-account.ts'
import { SignOutForm } from '../../account/sign-out-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Your account')

/** The visitor's own page, at `/account`. */
export default async function YourAccountPage() {
  const { claims, problem } = await openAccount('/account')
  const flash = await pendingFlash()
  const named = claims.user_metadata?.['display_name']
  const name = typeof named === 'string' ? plainName(named) : ''
  return (
    <SignedInPage title="Your account" path="/account">
      <FlashNotice flash={flash} />
      {problem && <Notice tone="error">{messageFor(problem.code)}</Notice>}
      <SettingList
        settings={[
          {
            title: 'Saved pages',
            text: 'Reviews and articles you want to come back to.',
            action: <ChangeLink href="/account/saved" what="saved pages" word="Open" />,
          },
          {
            title: 'Your experiences',
            text: 'What you told of casinos, and what became of it.',
            action: <ChangeLink href="/account/experiences" what="your experiences" word="Open" />,
          },
          ...(claims.app_metadata?.['role'] === 'moderator'
            ? [
                {
                  title: 'Moderation',
                  text: 'What waits to be read, and what was decided.',
                  action: <ChangeLink href="/account/moderation" what="moderation" word="Open" />,
                },
              ]
            : []),
          ...(Array.isArray(claims.app_metadata?.['operates'])
            ? [
                {
                  title: 'Replies',
                  text: 'What readers tell of your casinos, and your answers.',
                  action: <ChangeLink href="/account/replies" what="replies" word="Open" />,
                },
              ]
            : []),
          {
            title: 'Newsletter',
            text: 'By topic. It can be ended from every message.',
            action: <ChangeLink href="/newsletter" what="newsletter" word="Open" />,
          },
          {
            title: 'Profile',
            text: name || 'Your name and picture, for others to see.',
            action: <ChangeLink href="/account/profile" what="profile" />,
          },
          {
            title: 'E-mail address',
            text: claims.email ?? 'None',
            action: <ChangeLink href="/account/email" what="e-mail address" />,
          },
          {
            title: 'Password',
            text: 'Also for setting one, if you sign in another way.',
            action: <ChangeLink href="/account/password" what="password" />,
          },
          {
            title: 'Second step at sign-in',
            text:
              claims.aal === 'aal2'
                ? 'On: a code from your authenticator app.'
                : 'A code from an app, after your password.',
            action: <ChangeLink href="/account/second-factor" what="second step at sign-in" word="Manage" />,
          },
          {
            title: 'Where you are signed in',
            text: 'Devices that are signed in to your account.',
            action: <ChangeLink href="/account/sessions" what="devices" word="Manage" />,
          },
          {
            title: 'Your data',
            text: 'Download a copy, or delete your account.',
            action: <ChangeLink href="/account/data" what="your data" word="Open" />,
          },
        ]}
      />
      <SignOutForm />
    </SignedInPage>
  )
}

function ChangeLink({ href, what, word = 'Change' }: { href: string; what: string; word?: string }) {
  return (
    <ButtonLink href={href} variant="quiet" aria-label={`${word} ${what}`}>
      {word}
    </ButtonLink>
  )
}
