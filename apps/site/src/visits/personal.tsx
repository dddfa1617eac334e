import { type AccountFrame, type PageShell, type ShownSettings, titleAfter } from '@house-edge/account/views'
import type { Flash } from '@house-edge/account/cookies'
import type { QuestionHead } from '@house-edge/publishing'
import type { ReactNode } from 'react'
import { accountParts } from '../account/account-views.tsx'
import { FrameView } from '../frame/frame-view.tsx'
import type { Framed } from '../questions/framed.ts'
import { titled } from '../site-metadata.ts'

/** What every page about a visitor shows. */
export interface Personal extends Framed {
  site: ShownSettings
  /** What came of the form before it. */
  flash: Flash | undefined
}

/** The frame of a page for one visitor, of settings that have been read. */
export function frameOf({ settings }: Framed, above: ReactNode): AccountFrame {
  return ({ path, children }) => (
    <FrameView path={path} width="narrow" settings={settings} above={above}>
      {children}
    </FrameView>
  )
}

/** What stands around a page about a visitor. */
export function shellOf(shown: Personal, above: ReactNode): PageShell {
  const { CopyCodes, SessionWatch } = accountParts
  return { site: shown.site, Frame: frameOf(shown, above), CopyCodes, SessionWatch }
}

/** Its head, which begins with the failure after one. */
export function headOf({ site, flash }: Personal, title: string, description?: string): QuestionHead {
  return { title: titled(titleAfter(site, flash, title)), ...(description && { description }) }
}
