import type { Claims } from '@house-edge/auth'
import { CopyCodes, SessionWatch } from '@house-edge/account/islands'
import type { AccountEntry, PageShell } from '@house-edge/account/views'
import { Island } from '@house-edge/serving/islands'

/** What pages of an account have of this site, besides their frame. */
export const accountParts: Pick<PageShell, 'CopyCodes' | 'SessionWatch'> & {
  entries: (claims: Claims) => readonly AccountEntry[]
} = {
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
}

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
