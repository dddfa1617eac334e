import type { Claims } from '@house-edge/auth'
import { CopyCodes, SessionWatch } from '@house-edge/account/islands'
import { createAccountPages } from '@house-edge/account/next'
import { Island } from '@house-edge/serving/islands'
import { SiteFrame } from '../frame/site-frame.tsx'
import { account } from './account.ts'

/** The pages of an account in the frame of the site, and what the site's own pages about visitors are made with. */
export const { pages, openAccount, AccountPage, SignedInPage, FlashNotice, titled } = createAccountPages(
  account,
  {
    Frame: ({ path, children }) => (
      <SiteFrame path={path} width="narrow" isPersonal>
        {children}
      </SiteFrame>
    ),
    CopyCodes: (props) => (
      <Island name="copy-codes" component={CopyCodes} props={props} wakes="immediate" isPlain />
    ),
    SessionWatch: (props) => (
      <Island name="session-watch" component={SessionWatch} props={props} wakes="immediate" isPlain />
    ),
    entries: (claims) => [
      {
        title: 'Saved pages',
        text: 'Reviews and articles you want to come back to.',
        href: '/account/saved',
        what: 'saved pages',
      },
      {
        title: 'Your experiences',
        text: 'What you told of casinos, and what became of it.',
        href: '/account/experiences',
        what: 'your experiences',
      },
      ...ofRole(claims),
      {
        title: 'Newsletter',
        text: 'By topic. It can be ended from every message.',
        href: '/newsletter',
        what: 'newsletter',
      },
    ],
  },
)

/** What moderators and operators of casinos have besides. */
function ofRole({ app_metadata: given }: Claims) {
  return [
    ...(given?.['role'] === 'moderator'
      ? [
          {
            title: 'Moderation',
            text: 'What waits to be read, and what was decided.',
            href: '/account/moderation',
            what: 'moderation',
          },
        ]
      : []),
    ...(Array.isArray(given?.['operates'])
      ? [
          {
            title: 'Replies',
            text: 'What readers tell of your casinos, and your answers.',
            href: '/account/replies',
            what: 'replies',
          },
        ]
      : []),
  ]
}
