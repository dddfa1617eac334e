import { messageFor } from '@house-edge/auth'
import { CodeField, CodeList, Notice, Panel, QrCode } from '@house-edge/ui/forms'
import { Button } from '@house-edge/ui'
import QRCode from 'qrcode'
import type { ReactElement, ReactNode } from 'react'
import { areFew, codesLeftWords } from './codes-left.tsx'
import { CopyCodes } from './copy-codes.island.tsx'
import type { Enrolment } from './enrolment.ts'
import { PostForm } from '../post-form.tsx'

/** What an authenticator app needs to know, and the place for its first code. */
export function NewAuthenticator({
  enrolment,
  error,
}: {
  enrolment: Enrolment
  error: ReactNode
}): ReactElement {
  return (
    <>
      <p>Scan this with your authenticator app.</p>
      <QrCode modules={modulesOf(enrolment.uri)} label="QR code for your authenticator app" />
      <p>
        On this very device? <a href={enrolment.uri}>Open your app</a>, or type this into it:
      </p>
      <CodeList codes={[enrolment.secret]} />
      <PostForm
        action="/api/auth/authenticator/activate"
        send="Turn it on"
        given={{ factor: enrolment.factorId }}
        beside={
          <Button type="submit" variant="quiet" formAction="/api/auth/authenticator/cancel" formNoValidate>
            Cancel
          </Button>
        }
      >
        <CodeField
          label="Code the app shows"
          name="code"
          hint="Six digits. They change every half minute."
          maxLength={12}
          error={error}
          required
        />
      </PostForm>
    </>
  )
}

/** Recovery codes, shown once. */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }): ReactElement {
  return (
    <Panel title="Your recovery codes">
      <p>
        Keep these where you would keep a spare key. Each lets you in once when your app is lost. They are not
        shown again.
      </p>
      <CodeList codes={codes} />
      <PostForm
        action="/api/auth/recovery-codes/download"
        send="Download"
        given={{ codes: codes.join(' ') }}
        beside={<CopyCodes codes={codes} />}
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
  count,
}: {
  count: { total: number; left: number } | undefined
}): ReactElement {
  return (
    <Panel title="Recovery codes">
      {count ? (
        <CodesLeftNotice {...count} />
      ) : (
        <Notice tone="error">{messageFor('auth/unavailable')}</Notice>
      )}
      <PostForm action="/api/auth/recovery-codes" send="Make new recovery codes" variant="quiet">
        <p>They let you in when your app is lost. Making new ones ends the old ones.</p>
      </PostForm>
    </Panel>
  )
}

function CodesLeftNotice({ total, left }: { total: number; left: number }): ReactElement {
  if (total === 0) return <Notice>You have no recovery codes. Make some for the day your app is lost.</Notice>
  if (!areFew(left)) return <p>{codesLeftWords(left)}</p>
  return <Notice>{codesLeftWords(left)} Make new ones before you need them.</Notice>
}

function modulesOf(text: string): boolean[][] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => data[y * size + x] === 1),
  )
}
