import { Button } from '@house-edge/ui'
import { Form } from '@house-edge/ui/forms'
import { AccountPage } from '../../account/account-page.tsx'
import { FlashNotice, pendingFlash, titled } from '../../account/messages/flash-notice.tsx'
import { WatchToken } from '../../watching/watches.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('No more messages about this review')

const texts = {
  'auth/saved': 'Done. You hear no more of this review.',
  'auth/link-invalid': 'There is nothing to end under this link.',
  'auth/unavailable': 'That cannot be ended just now. Try again in a minute.',
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Where readers stop messages about changed scores, at `/stop?token=`. */
export default async function StopPage({ searchParams }: Props) {
  const token = WatchToken.safeParse((await searchParams)['token']).data
  const flash = await pendingFlash()
  return (
    <AccountPage title="No more messages about this review" path="/stop">
      <FlashNotice flash={flash} texts={texts} />
      {token ? (
        <Form
          action="/api/stop/settle"
          method="post"
          actions={<Button type="submit">Send me nothing more</Button>}
        >
          <input type="hidden" name="token" value={token} />
          <p>One press, and we tell you no more when the score or the status of this review changes.</p>
        </Form>
      ) : (
        !flash && <p>{texts['auth/link-invalid']}</p>
      )}
    </AccountPage>
  )
}
