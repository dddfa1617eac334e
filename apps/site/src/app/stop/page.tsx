import { AccountPage, FlashNotice, titled } from '../../account/account-pages.tsx'
import { pendingFlash } from '@house-edge/account/next'
import { PostForm } from '@house-edge/ui/forms'
import { WatchToken } from '@house-edge/readers/watching'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('No more of these messages')

const texts = {
  'auth/saved': 'Done. No more of these messages come.',
  'auth/link-invalid': 'There is nothing to end under this link.',
  'auth/unavailable': 'That cannot be ended just now. Try again in a minute.',
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Where messages about changed scores, and about complaints, are stopped, at `/stop?token=`. */
export default async function StopPage({ searchParams }: Props) {
  const token = WatchToken.safeParse((await searchParams)['token']).data
  const flash = await pendingFlash()
  return (
    <AccountPage title="No more of these messages" path="/stop">
      <FlashNotice flash={flash} texts={texts} />
      {token ? (
        <PostForm action="/api/stop/settle" send="Send me nothing more" given={{ token }}>
          <p>One press, and what brought you here is not sent to you again.</p>
        </PostForm>
      ) : (
        !flash && <p>{texts['auth/link-invalid']}</p>
      )}
    </AccountPage>
  )
}
