import type { Claims } from '@house-edge/auth'
import { CopyCodes, SessionWatch } from '@house-edge/account/islands'
import type { AccountEntry, PageShell } from '@house-edge/account/views'
import { Island } from '@house-edge/serving/islands'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../routes.ts'

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
  entries: (claims) => {
    const { saved, experiences, newsletter } = readerWords().sections.overview
    return [
      { ...saved, href: here(routes.accountSaved) },
      { ...experiences, href: here(routes.accountExperiences) },
      ...ofRole(claims),
      { ...newsletter, href: here(routes.newsletter) },
    ]
  },
}

/** What moderators and operators of casinos have besides. */
function ofRole({ app_metadata: given }: Claims): AccountEntry[] {
  const { moderation, replies } = readerWords().sections.overview
  return [
    ...(given?.['role'] === 'moderator' ? [{ ...moderation, href: here(routes.accountModeration) }] : []),
    ...(Array.isArray(given?.['operates']) ? [{ ...replies, href: here(routes.accountReplies) }] : []),
  ]
}
