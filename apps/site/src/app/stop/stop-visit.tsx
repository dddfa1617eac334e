import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { PostForm } from '@house-edge/ui/forms'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

const texts = {
  'auth/saved': 'Done. No more of these messages come.',
  'auth/link-invalid': 'There is nothing to end under this link.',
  'auth/unavailable': 'That cannot be ended just now. Try again in a minute.',
}

/** A link that was followed. */
export interface StopShown extends Personal {
  token: string | undefined
}

/** Where messages about changed scores, and about complaints, are stopped, at `/stop?token=`. */
export const stop: VisitPage<StopShown> = {
  isSameForStrangers: true,
  head: (shown) => headOf(shown, 'No more of these messages'),
  view: (shown, above) => {
    const { site, flash, token } = shown
    return (
      <AccountPage shell={shellOf(shown, above)} title="No more of these messages" path="/stop">
        <FlashNotice site={site} flash={flash} texts={texts} />
        {token ? (
          <PostForm action="/api/stop/settle" send="Send me nothing more" given={{ token }}>
            <p>One press, and what brought you here is not sent to you again.</p>
          </PostForm>
        ) : (
          !flash && <p>{texts['auth/link-invalid']}</p>
        )}
      </AccountPage>
    )
  },
}
