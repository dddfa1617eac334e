import type { PendingEmail } from '@house-edge/auth/server'
import { Divider, Notice, PostForm } from '@house-edge/ui/forms'
import { Button, FactList } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { SignedInPage } from '../view/account-page.tsx'
import { EmailField } from '../view/email-field.tsx'
import { fieldError, FlashNotice, textFor } from '../view/flash-notice.tsx'
import { whatIsLeft } from '../view/pending-email.ts'
import type { AccountWords } from '../words/words.ts'
import type { ShownEmail } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** Change the e-mail address, and see which confirmations are missing. */
export const emailPage: PageSource<ShownEmail> = {
  heading: ({ words }) => ({ title: words.email.title }),

  view({ shell, site, flash, shown: { claims, found } }) {
    const emailError = fieldError(site, flash, ['auth/invalid-email', 'auth/same-email'])
    const pending = found.ok ? found.pending : undefined
    const said = site.words.email
    const now = claims.email ?? said.none
    return (
      <SignedInPage shell={shell} title={said.heading} path={site.paths.email}>
        <FlashNotice site={site} flash={flash} fields={{ email: emailError }} />
        {!found.ok && <Notice tone="error">{textFor(site, found.code)}</Notice>}
        <FactList
          facts={[
            { label: said.now, value: now },
            ...(pending ? [{ label: said.waiting, value: pending.newEmail }] : []),
          ]}
        />
        {pending && <Waiting said={said} now={now} pending={pending} />}
        <PostForm
          action={inSpoken('/api/auth/email')}
          send={said.send}
          variant={pending ? 'quiet' : 'primary'}
        >
          <EmailField
            label={said.label}
            autoComplete="email"
            hint={said.hint}
            value={flash?.email}
            error={emailError}
          />
        </PostForm>
      </SignedInPage>
    )
  },
}

/** The confirmations a change still needs, with buttons to send them again or cancel it. */
function Waiting({
  said,
  now,
  pending,
}: {
  said: AccountWords['email']
  now: string
  pending: PendingEmail
}): ReactElement {
  return (
    <>
      <PostForm
        action={inSpoken('/api/auth/email/resend')}
        send={said.sendAgain}
        beside={
          <Button type="submit" variant="quiet" formAction={inSpoken('/api/auth/email/cancel')}>
            {said.cancel}
          </Button>
        }
      >
        <p>{whatIsLeft(said, now, pending)}</p>
        <p>{said.again}</p>
      </PostForm>
      <Divider>{said.orAnother}</Divider>
    </>
  )
}
