import type { AccountSession } from '@house-edge/auth/server'
import { Notice, PostForm, SettingList } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { SignedInPage } from '../view/account-page.tsx'
import { deviceName } from '../view/device-name.ts'
import { FlashNotice, textFor } from '../view/flash-notice.tsx'
import { beginning, lastUseWords, signInWords } from '../view/session-words.ts'
import type { AccountWords } from '../words/words.ts'
import type { ShownSessions } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** Where the visitor is signed in. */
export const sessionsPage: PageSource<ShownSessions> = {
  heading: ({ words }) => ({ title: words.sessions.title }),

  view({ shell, site, flash, shown: listed }) {
    const path = site.paths.sessions
    const said = site.words.sessions
    return (
      <SignedInPage shell={shell} title={said.title} path={path}>
        <FlashNotice site={site} flash={flash} />
        {listed.ok ? (
          <Sessions said={said} sessions={listed.sessions} />
        ) : (
          <Notice tone="error">{textFor(site, listed.code)}</Notice>
        )}
      </SignedInPage>
    )
  },
}

function Sessions({
  said,
  sessions,
}: {
  said: AccountWords['sessions']
  sessions: readonly AccountSession[]
}): ReactElement {
  const thisOneFirst = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <>
      <SettingList
        settings={thisOneFirst.map((session) => {
          const device = deviceName(said, session.userAgent)
          return {
            title: session.isCurrent ? said.thisDevice(device) : device,
            text: (
              <>
                <p>{lastUseWords(said, session)}</p>
                <p>{signInWords(said, session)}</p>
              </>
            ),
            action: session.isCurrent ? undefined : (
              <form action={inSpoken('/api/auth/end-session')} method="post">
                <input type="hidden" name="session" value={session.id} />
                <Button
                  type="submit"
                  variant="quiet"
                  aria-label={said.ends(device, beginning(said, session))}
                >
                  {said.end}
                </Button>
              </form>
            ),
          }
        })}
      />
      {sessions.length > 1 && (
        <PostForm
          action={inSpoken('/api/auth/sign-out')}
          send={said.endOthers}
          variant="quiet"
          given={{ scope: 'others' }}
        />
      )}
      <PostForm
        action={inSpoken('/api/auth/sign-out')}
        send={said.endAll}
        variant="quiet"
        given={{ scope: 'global' }}
      >
        <p>{said.endAllNote}</p>
      </PostForm>
    </>
  )
}
