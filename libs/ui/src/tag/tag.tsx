import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

export interface TagProps extends ComponentProps<'span'> {
  /** `plain`: what it is. `good`, `caution`, `bad`: how it stands. @default 'plain' */
  tone?: 'plain' | 'good' | 'caution' | 'bad'
}

/** One word or two about a thing: its kind, its status. */
export function Tag({ tone = 'plain', className, ...rest }: TagProps): ReactElement {
  return <span {...rest} className={joinClasses('he-tag', className)} data-tone={tone} />
}
