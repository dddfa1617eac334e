import { messageFor } from '@house-edge/auth'
import { type AccountSession, listSessions } from '@house-edge/auth/server'
import { Notice, SettingList } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { SignedInPage } from '../../../account/account-page.tsx'
import { deviceName } from '../../../account/sessions/device-name.ts'
import { FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { beginning, lastUseWords, signInWords } from '../../../account/sessions/session-words.ts'
import { openAccount } from '../../../account/open-account.ts'
import { PostForm } from '../../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Where you are signed in')

/** The visitor's sessions, at `/account/sessions`. */
export default async function SessionsPage() {
  const { context, problem } = await openAccount('/account/sessions')
  const flash = await pendingFlash()
  const listed = problem ?? (await listSessions(context))
  return (
    <SignedInPage title="Where you are signed in" path="/account/sessions">
      <FlashNotice flash={flash} />
      {listed.ok ? (
        <Sessions sessions={listed.sessions} />
      ) : (
        <Notice tone="error">{messageFor(listed.code)}</Notice>
      )}
    </SignedInPage>
  )
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const thisOneFirst = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <>
      <SettingList
        settings={thisOneFirst.map((session) => {
          const device = deviceName(session.userAgent)
          return {
            title: session.isCurrent ? `${device} (this device)` : device,
            text: (
              <>
                <p>{lastUseWords(session)}</p>
                <p>{signInWords(session)}</p>
              </>
            ),
            action: session.isCurrent ? undefined : (
              <EndSession id={session.id} what={`${device}, signed in ${beginning(session)}`} />
            ),
          }
        })}
      />
      {sessions.length > 1 && (
        <PostForm
          action="/api/auth/sign-out"
          send="Sign out all other devices"
          variant="quiet"
          given={{ scope: 'others' }}
        />
      )}
      <PostForm
        action="/api/auth/sign-out"
        send="Sign out everywhere"
        variant="quiet"
        given={{ scope: 'global' }}
      >
        <p>Signing out everywhere includes this device.</p>
      </PostForm>
    </>
  )
}

function EndSession({ id, what }: { id: string; what: string }) {
  return (
    <form action="/api/auth/end-session" method="post">
      <input type="hidden" name="session" value={id} />
      <Button type="submit" variant="quiet" aria-label={`Sign out ${what}`}>
        Sign out
      </Button>
    </form>
  )
}
