import { AccountPage, FlashNotice } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { PostForm } from '@house-edge/ui/forms'
import { inSpoken } from '@house-edge/ui/language'
import { readerWords } from '@house-edge/readers/words'
import { here, routes } from '../../routes.ts'
import { headOf, type Personal, shellOf } from '../../visits/personal.tsx'

/** A link that was followed. */
export interface StopShown extends Personal {
  token: string | undefined
}

/** Where messages about changed scores, and about complaints, are stopped, at `/stop?token=`. */
export const stop: VisitPage<StopShown> = {
  isSameForStrangers: true,
  head: (shown) => headOf(shown, readerWords().sections.stop.title),
  view: (shown, above) => {
    const { site, flash, token } = shown
    const said = readerWords().sections.stop
    const texts = {
      'auth/saved': said.done,
      'auth/link-invalid': said.nothing,
      'auth/unavailable': said.unavailable,
    }
    return (
      <AccountPage shell={shellOf(shown, above)} title={said.title} path={here(routes.stop)}>
        <FlashNotice site={site} flash={flash} texts={texts} />
        {token ? (
          <PostForm action={inSpoken('/api/stop/settle')} send={said.send} given={{ token }}>
            <p>{said.text}</p>
          </PostForm>
        ) : (
          !flash && <p>{said.nothing}</p>
        )}
      </AccountPage>
    )
  },
}
