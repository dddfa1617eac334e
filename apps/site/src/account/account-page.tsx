import { messageFor, weakPasswordMessages } from '@house-edge/auth'
import { Notice, Panel } from '@house-edge/ui/forms'
import { cookies } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { SiteFrame } from '../frame/site-frame.tsx'
import { type Flash, flashCookie, readFlash } from './flash.ts'

/** A page about the visitor's account: one panel in the frame of the site. */
export function AccountPage({
  title,
  path,
  children,
}: {
  title: string
  path: string
  children: ReactNode
}): ReactElement {
  return (
    <SiteFrame path={path} width="narrow" isPersonal>
      <Panel title={title} level={1}>
        {children}
      </Panel>
    </SiteFrame>
  )
}

/** What came of the form that was posted before this page. */
export async function pendingFlash(): Promise<Flash | undefined> {
  return readFlash((await cookies()).get(flashCookie)?.value)
}

const good = new Set<Flash['code']>([
  'auth/check-inbox',
  'auth/signed-in',
  'auth/signed-out',
  'auth/signed-out-here-only',
])

/** Says it. */
export function FlashNotice({ flash }: { flash: Flash | undefined }): ReactElement | null {
  if (!flash) return null
  return (
    <Notice tone={good.has(flash.code) ? 'success' : 'error'}>
      <p>{messageFor(flash.code)}</p>
      {flash.reasons && flash.reasons.length > 0 && (
        <ul>
          {flash.reasons.map((reason) => (
            <li key={reason}>{weakPasswordMessages[reason]}</li>
          ))}
        </ul>
      )}
      {flash.retryAfterSeconds !== undefined && <p>Try again in {waitWords(flash.retryAfterSeconds)}.</p>}
    </Notice>
  )
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
