import { messageFor } from '@house-edge/auth'
import { FileField, Notice, Panel, Portrait, TextField } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import type { ReactNode } from 'react'
import { SignedInPage } from '../../../account/account-page.tsx'
import { displayNameError } from '../../../account/display-name.ts'
import { fieldError, FlashNotice, pendingFlash, titled } from '../../../account/messages/flash-notice.tsx'
import { findProfile } from '../../../account/picture/keep-picture.ts'
import { openAccount } from '../../../account/open-account.ts'
import { PostForm } from '../../../account/post-form.tsx'
import { visitorBackend } from '../../../backend.ts'

/** Rendered for one visitor, never cached. */
export const dynamic = 'force-dynamic'

export const generateMetadata = titled('Your profile')

const texts = {
  'auth/unavailable': 'That cannot be saved or shown just now. Nothing is lost. Try again in a minute.',
  'auth/form-invalid':
    'That was no picture we can read. Choose a JPEG, PNG or WebP file of at most 60 megapixels.',
  'auth/form-too-large': 'That picture is larger than 10 MB. Choose a smaller one.',
  'auth/too-many-attempts':
    'You have sent pictures twenty times within a day, as often as we take. Try again tomorrow.',
}

/** What others see of a visitor, at `/account/profile`: a name and a picture. */
export default async function ProfilePage() {
  const { claims, context, problem } = await openAccount('/account/profile')
  const [flash, profile] = await Promise.all([
    pendingFlash(),
    problem ? undefined : visitorBackend(context).then((backend) => findProfile(backend, claims.sub)),
  ])
  const nameError = displayNameError(flash)
  const pictureError = nameError
    ? undefined
    : fieldError(flash, ['auth/form-invalid', 'auth/form-too-large', 'auth/too-many-attempts'], texts)
  const { name, picturePath } = profile ?? {}
  return (
    <SignedInPage
      title="Your profile"
      path="/account/profile"
      more={
        profile && (
          <Picture name={name ?? claims.email ?? ''} path={picturePath ?? undefined} error={pictureError} />
        )
      }
    >
      <FlashNotice
        flash={flash}
        fields={{ 'display-name': nameError, picture: pictureError }}
        texts={texts}
      />
      {!profile && !flash && <Notice tone="error">{messageFor('auth/unavailable', texts)}</Notice>}
      <PostForm action="/api/auth/profile" send="Save name">
        <TextField
          label="Display name"
          name="display-name"
          autoComplete="nickname"
          hint="Shown beside what you write here. Two to forty characters, no address of a website, no name of our staff. What you wrote shows with a new one when a moderator has read it."
          minLength={2}
          maxLength={40}
          defaultValue={flash?.name ?? name ?? undefined}
          error={nameError}
        />
      </PostForm>
    </SignedInPage>
  )
}

function Picture({ name, path, error }: { name: string; path: string | undefined; error: ReactNode }) {
  // Each upload has a new file name, so that browsers do not show an older picture from their cache.
  const version = path?.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return (
    <Panel title="Your picture">
      <Portrait name={name} src={version && `/api/auth/picture?version=${version}`} alt="Your picture" />
      <PostForm
        action="/api/auth/picture"
        encType="multipart/form-data"
        send="Use this picture"
        beside={
          path && (
            <Button type="submit" variant="quiet" formAction="/api/auth/picture/remove" formNoValidate>
              Remove picture
            </Button>
          )
        }
      >
        <FileField
          label={path ? 'Another picture' : 'Picture'}
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          hint="JPEG, PNG or WebP, at most 10 MB and 60 megapixels, twenty a day. We make a small square of it and keep nothing else of the file."
          error={error}
          required
        />
      </PostForm>
    </Panel>
  )
}
