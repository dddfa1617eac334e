import { type PageShell, type ShownSettings, titleAfter } from '@house-edge/account/views'
import type { Flash } from '@house-edge/account/cookies'
import type { QuestionHead } from '@house-edge/publishing'
import type { ReactNode } from 'react'
import { accountParts } from '../account/account-views.tsx'
import type { Framed } from '../questions/framed.ts'
import { titled } from '../questions/titled.ts'
import { frameOf } from './framed-visit.tsx'

/** What every page about a visitor shows. */
export interface Personal extends Framed {
  site: ShownSettings
  /** What came of the form before it. */
  flash: Flash | undefined
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
