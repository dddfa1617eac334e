import { inSpoken, marked } from '@house-edge/ui/language'
import { CodeField, CodeList, Notice, Panel, PostForm, QrCode } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import QRCode from 'qrcode'
import type { ReactElement, ReactNode } from 'react'
import type { Enrolment } from '../cookies/enrolment.ts'
import type { ShownSettings } from '../settings/account-settings.ts'
import type { AccountWords } from '../words/words.ts'
import type { PageShell } from './account-page.tsx'
import { areFew } from './codes-left.tsx'
import { CopyCodes } from './copy-codes.island.tsx'
import { textFor } from './flash-notice.tsx'

/** What an authenticator app needs to know, and the place for its first code. */
export function NewAuthenticator({
  site,
  enrolment,
  error,
}: {
  site: ShownSettings
  enrolment: Enrolment
  error: ReactNode
}): ReactElement {
  const words = site.words.secondFactor
  return (
    <>
      <p>{words.scan}</p>
      <QrCode modules={modulesOf(enrolment.uri)} label={words.qrCode} />
      <p>
        {marked(words.onThisDevice, (part) => (
          <a href={enrolment.uri}>{part}</a>
        ))}
      </p>
      <CodeList codes={[enrolment.secret]} />
      <PostForm
        action={inSpoken('/api/auth/authenticator/activate')}
        send={words.turnOn}
        given={{ factor: enrolment.factorId }}
        beside={
          <Button
            type="submit"
            variant="quiet"
            formAction={inSpoken('/api/auth/authenticator/cancel')}
            formNoValidate
          >
            {words.cancel}
          </Button>
        }
      >
        <CodeField
          label={words.code}
          name="code"
          hint={words.codeHint}
          maxLength={12}
          error={error}
          required
        />
      </PostForm>
    </>
  )
}

/** Recovery codes, shown once. */
export function NewRecoveryCodes({
  shell: { site, CopyCodes: Copy = CopyCodes },
  codes,
}: {
  shell: Pick<PageShell, 'site' | 'CopyCodes'>
  codes: readonly string[]
}): ReactElement {
  const { yours, keep, download, copy, copied, notCopied } = site.words.recoveryCodes
  return (
    <Panel title={yours}>
      <p>{keep}</p>
      <CodeList codes={codes} />
      <PostForm
        action={inSpoken('/api/auth/recovery-codes/download')}
        send={download}
        given={{ codes: codes.join(' ') }}
        beside={<Copy codes={codes} copy={copy} copied={copied} notCopied={notCopied} />}
      />
    </Panel>
  )
}

/**
 * How many recovery codes are left, and a link to new ones.
 *
 * @param count Absent when it is not known now.
 */
export function RecoveryCodes({
  site,
  count,
}: {
  site: ShownSettings
  count: { total: number; left: number } | undefined
}): ReactElement {
  const words = site.words.recoveryCodes
  return (
    <Panel title={words.title}>
      {count ? (
        <CodesLeftNotice words={words} {...count} />
      ) : (
        <Notice tone="error">{textFor(site, 'auth/unavailable')}</Notice>
      )}
      <PostForm action={inSpoken('/api/auth/recovery-codes')} send={words.send} variant="quiet">
        <p>{words.note}</p>
      </PostForm>
    </Panel>
  )
}

function CodesLeftNotice({
  words,
  total,
  left,
}: {
  words: AccountWords['recoveryCodes']
  total: number
  left: number
}): ReactElement {
  if (total === 0) return <Notice>{words.none}</Notice>
  if (!areFew(left)) return <p>{words.left(left)}</p>
  return (
    <Notice>
      {words.left(left)} {words.makeNewHere}
    </Notice>
  )
}

function modulesOf(text: string): boolean[][] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => data[y * size + x] === 1),
  )
}
