import { Panel } from '@house-edge/ui/forms'
import { ButtonLink } from '@house-edge/ui'
import { SignedInPage } from '../../../account/account-page.tsx'
import { FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'
import { PostForm } from '../../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Your data')

/** A copy of everything, and the way to delete it, at `/account/data`. */
export default async function DataPage() {
  await openProtectedAccount('data')
  const flash = await pendingFlash()
  return (
    <SignedInPage
      title="Your data"
      path="/account/data"
      more={
        <Panel title="Delete your account">
          <p>It cannot be undone. Download your data first if you want to keep it.</p>
          <p>
            <ButtonLink href="/account/delete" variant="quiet">
              Delete my account…
            </ButtonLink>
          </p>
        </Panel>
      }
    >
      <PostForm
        action="/api/auth/export-data"
        message={<FlashNotice flash={flash} />}
        send="Download my data"
      >
        <p>
          Everything we keep about you, as one file that people and programs can read: your account, your
          picture, where you are signed in, what you saved, rated, wrote and reported.
        </p>
      </PostForm>
    </SignedInPage>
  )
}
