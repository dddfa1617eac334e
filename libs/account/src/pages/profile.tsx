import { FileField, Notice, Panel, Portrait, PostForm, TextField } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement, ReactNode } from 'react'
import { isAboutName } from '../profile/display-name.ts'
import { SignedInPage } from '../view/account-page.tsx'
import { fieldError, FlashNotice, textFor } from '../view/flash-notice.tsx'
import type { AccountWords } from '../words/words.ts'
import type { ShownProfile } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** What others see of a visitor: a name and a picture. */
export const profilePage: PageSource<ShownProfile> = {
  heading: ({ words }) => ({ title: words.profile.title }),

  view({ shell, site, flash, shown: { claims, profile } }) {
    const said = site.words.profile
    const path = site.paths.profile
    const texts = {
      'auth/unavailable': said.unavailable,
      'auth/form-invalid': said.noPicture,
      'auth/form-too-large': said.pictureTooLarge,
      'auth/too-many-attempts': said.picturesADay,
    }
    const nameError = isAboutName(flash) ? said.nameRefused : undefined
    const pictureError = nameError
      ? undefined
      : fieldError(site, flash, ['auth/form-invalid', 'auth/form-too-large', 'auth/too-many-attempts'], texts)
    const fields = { 'display-name': nameError, picture: pictureError }
    const { name, picturePath } = profile ?? {}
    return (
      <SignedInPage
        shell={shell}
        title={said.title}
        path={path}
        more={
          profile && (
            <Picture
              said={said}
              name={name ?? claims.email ?? ''}
              path={picturePath ?? undefined}
              error={pictureError}
            />
          )
        }
      >
        <FlashNotice site={site} flash={flash} fields={fields} texts={texts} />
        {!profile && !flash && <Notice tone="error">{textFor(site, 'auth/unavailable', texts)}</Notice>}
        <PostForm action={inSpoken('/api/auth/profile')} send={said.saveName}>
          <TextField
            label={said.name}
            name="display-name"
            autoComplete="nickname"
            hint={said.nameHint}
            minLength={2}
            maxLength={40}
            defaultValue={flash?.name ?? name ?? undefined}
            error={nameError}
          />
        </PostForm>
      </SignedInPage>
    )
  },
}

function Picture({
  said,
  name,
  path,
  error,
}: {
  said: AccountWords['profile']
  name: string
  path: string | undefined
  error: ReactNode
}): ReactElement {
  // Each upload has a new file name, so that browsers do not show an older picture from their cache.
  const version = path?.replace(/^.*\//, '').replace(/\.\w+$/, '')
  return (
    <Panel title={said.picture}>
      <Portrait name={name} src={version && `/api/auth/picture?version=${version}`} alt={said.picture} />
      <PostForm
        action={inSpoken('/api/auth/picture')}
        encType="multipart/form-data"
        send={said.usePicture}
        beside={
          path && (
            <Button
              type="submit"
              variant="quiet"
              formAction={inSpoken('/api/auth/picture/remove')}
              formNoValidate
            >
              {said.removePicture}
            </Button>
          )
        }
      >
        <FileField
          label={path ? said.anotherPicture : said.pictureField}
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          hint={said.pictureHint}
          error={error}
          required
        />
      </PostForm>
    </Panel>
  )
}
