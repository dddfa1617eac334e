import { countRecoveryCodes, type AuthContext, type Factor, listFactors } from '@house-edge/auth/server'
import { Notice, PostForm, SettingList } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import { cookies } from 'next/headers'
import type { ReactElement } from 'react'
import { enrolmentAt, enrolmentCookie } from '../cookies/enrolment.ts'
import type { AccountSettings } from '../settings/account-settings.ts'
import { SignedInPage } from '../view/account-page.tsx'
import { fieldError, FlashNotice, textFor } from '../view/flash-notice.tsx'
import { NewAuthenticator, NewRecoveryCodes, RecoveryCodes } from '../view/second-factor-steps.tsx'
import { openProtectedAccount } from '../visit/open-account.ts'
import type { AccountWords } from '../words/words.ts'
import type { PageSource } from './page-source.ts'

/** The second factor: add an app, keep recovery codes, remove them. */
export const secondFactorPage: PageSource = {
  heading: ({ words }) => ({ title: words.secondFactor.title }),

  async render({ shell, site, flash }) {
    const path = site.paths.secondFactor
    const said = site.words.secondFactor
    const { context, problem } = await openProtectedAccount(site, 'second-factor')
    const listed = problem ?? (await listFactors(context))
    const codeError = fieldError(site, flash, ['auth/app-code-invalid'])
    const factors = listed.ok ? listed.factors : []
    const enrolment = enrolmentAt(path).read((await cookies()).get(enrolmentCookie)?.value)
    // A cookie says what to show; only the auth service knows whether the factor exists.
    const isAdding = factors.some(({ id, isActive }) => id === enrolment?.factorId && !isActive)
    const isOn = factors.some(({ type, isActive }) => type === 'totp' && isActive)
    const recovery = flash?.codes ? (
      <NewRecoveryCodes shell={shell} codes={flash.codes} />
    ) : (
      isOn && (await countedCodes(site, context))
    )
    const fields = { code: isAdding ? codeError : undefined }
    return (
      <SignedInPage shell={shell} title={said.title} path={path} more={!isAdding && recovery}>
        <FlashNotice site={site} flash={flash} fields={fields} />
        {!listed.ok && <Notice tone="error">{textFor(site, listed.code)}</Notice>}
        {listed.ok && !isAdding && <Overview said={said} factors={factors} />}
        {isAdding && enrolment && <NewAuthenticator site={site} enrolment={enrolment} error={codeError} />}
      </SignedInPage>
    )
  },
}

async function countedCodes(site: AccountSettings, context: AuthContext): Promise<ReactElement> {
  const counted = await countRecoveryCodes(context)
  return <RecoveryCodes site={site} count={counted.ok ? counted : undefined} />
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
            <form action="/api/auth/authenticator/remove" method="post">
              <input type="hidden" name="factor" value={app.id} />
              <Button type="submit" variant="quiet" aria-label={said.removes(app.name ?? said.namelessApp)}>
                {said.remove}
              </Button>
            </form>
          ),
        }))}
      />
      <PostForm
        action="/api/auth/authenticator/add"
        send={isFirst ? said.setUp : said.addAnother}
        variant={isFirst ? 'primary' : 'quiet'}
        given={{ name: isFirst ? said.app : said.nextApp(apps.length + 1) }}
      />
    </>
  )
}
