import { CheckboxField } from '@house-edge/ui/forms'
import { Prose } from '@house-edge/ui'
import { SignedInPage } from '../../../account/account-page.tsx'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { openProtectedAccount } from '../../../account/open-protected-account.ts'
import { PostForm } from '../../../account/post-form.tsx'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Delete your account')

/** The end of an account, at `/account/delete`. */
export default async function DeletePage() {
  const { claims } = await openProtectedAccount('delete')
  const flash = await pendingFlash()
  const boxError = fieldError(flash, ['auth/form-invalid']) && 'Tick this box if you are sure.'
  return (
    <SignedInPage title="Delete your account" path="/account/delete">
      <PostForm
        action="/api/auth/delete-account"
        message={<FlashNotice flash={flash} fields={{ understood: boxError }} />}
        send="Delete my account"
        variant="danger"
      >
        <Prose size="note">
          <p>
            This deletes the account of <strong>{claims.email ?? 'this visitor'}</strong> at once:
          </p>
          <ul>
            <li>your profile and your picture,</li>
            <li>what you saved, rated and wrote, and what you told of casinos, with its pictures,</li>
            <li>your subscription to the newsletter, and every device’s session.</li>
          </ul>
          <p>
            Reports you made stay, without your name and your words; those that wait for an answer are closed.
            If you wanted no more letters, or excluded yourself, a digest of your address stays too, so that
            you are left alone; no address can be read from it. Nobody can bring the rest back, neither can
            we.
          </p>
        </Prose>
        <CheckboxField
          label="I understand that this cannot be undone"
          name="understood"
          value="yes"
          error={boxError}
          required
        />
      </PostForm>
    </SignedInPage>
  )
}
