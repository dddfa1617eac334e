import type { AccountFrame } from '@house-edge/account/views'
import type { ReactNode } from 'react'
import { FrameView } from '../frame/frame-view.tsx'
import type { Framed } from '../questions/framed.ts'

/** The frame of a page for one visitor, of settings that have been read. */
export function frameOf({ settings }: Framed, above: ReactNode): AccountFrame {
  return ({ path, children }) => (
    <FrameView path={path} width="narrow" settings={settings} above={above}>
      {children}
    </FrameView>
  )
}
