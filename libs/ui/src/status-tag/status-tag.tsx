import type { ComponentProps, ReactElement } from 'react'
import { Tag } from '../tag/tag.tsx'
import { words } from '../words/words.ts'

/** How what was reviewed stands today. */
export type ReviewStatus = 'active' | 'warning' | 'closed' | 'unlisted'

interface StatusTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: ReviewStatus | undefined
}

const tones = { warning: 'caution', closed: 'bad', unlisted: 'caution' } as const

/** Warns of what is not simply open. An open one needs no words. */
export function StatusTag({ status, ...rest }: StatusTagProps): ReactElement | null {
  if (status === undefined || !Object.hasOwn(tones, status)) return null
  const warned = status as keyof typeof tones
  return (
    <Tag {...rest} tone={tones[warned]}>
      {words().status[warned]}
    </Tag>
  )
}
