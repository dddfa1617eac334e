import type { Factor } from '@house-edge/auth/server'
import { Notice, PostForm, SettingList } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { inSpoken } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { SignedInPage } from '../view/account-page.tsx'
import { fieldError, FlashNotice, textFor } from '../view/flash-notice.tsx'
import { NewAuthenticator, NewRecoveryCodes, RecoveryCodes } from '../view/second-factor-steps.tsx'
import type { AccountWords } from '../words/words.ts'
import type { ShownFactors } from '../reads/account-reads.ts'
import type { PageSource } from './page-source.ts'

/** The second factor: add an app, keep recovery codes, remove them. */
export const secondFactorPage: PageSource<ShownFactors> = {
  heading: ({ words }) => ({ title: words.secondFactor.title }),

  view({ shell, site, flash, shown: { listed, enrolment, codes } }) {
    const path = site.paths.secondFactor
    const said = site.words.secondFactor
    const codeError = fieldError(site, flash, ['auth/app-code-invalid'])
    const factors = listed.ok ? listed.factors : []
    const isAdding = enrolment !== undefined
    const recovery = flash?.codes ? (
      <NewRecoveryCodes shell={shell} codes={flash.codes} />
    ) : (
      codes !== undefined && <RecoveryCodes site={site} count={codes === 'unknown' ? undefined : codes} />
    )
    const fields = { code: isAdding ? codeError : undefined }
    return (
      <SignedInPage shell={shell} title={said.title} path={path} more={!isAdding && recovery}>
        <FlashNotice site={site} flash={flash} fields={fields} />
        {!listed.ok && <Notice tone="error">{textFor(site, listed.code)}</Notice>}
        {listed.ok && !isAdding && <Overview said={said} factors={factors} />}
        {enrolment && <NewAuthenticator site={site} enrolment={enrolment} error={codeError} />}
      </SignedInPage>
    )
  },
}

function Overview({
  said,
  factors,
}: {
  said: AccountWords['secondFactor']
  factors: readonly Factor[]
}): ReactElement {
  const apps = factors.filter(({ type, isActive }) => type === 'totp' && isActive)
  const isFirst = apps.length === 0
  return (
    <>
      {isFirst && <p>{said.intro}</p>}
      <SettingList
        settings={apps.map((app) => ({
          title: app.name ?? said.app,
          text: said.appText,
          action: (
            <form action={inSpoken('/api/auth/authenticator/remove')} method="post">
              <input type="hidden" name="factor" value={app.id} />
              <Button type="submit" variant="quiet" aria-label={said.removes(app.name ?? said.namelessApp)}>
                {said.remove}
              </Button>
            </form>
          ),
        }))}
      />
      <PostForm
        action={inSpoken('/api/auth/authenticator/add')}
        send={isFirst ? said.setUp : said.addAnother}
        variant={isFirst ? 'primary' : 'quiet'}
        given={{ name: isFirst ? said.app : said.nextApp(apps.length + 1) }}
      />
    </>
  )
}
