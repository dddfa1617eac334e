import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface NoticeProps extends ComponentProps<'div'> {
  /** An `error` is announced at once, the others when the visitor pauses. @default 'info' */
  tone?: 'info' | 'success' | 'error'
}

/** Says what came of something the visitor did. */
export function Notice({ tone = 'info', className, ...rest }: NoticeProps): ReactElement {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={joinClasses('he-notice', className)}
      data-tone={tone}
    />
  )
}
