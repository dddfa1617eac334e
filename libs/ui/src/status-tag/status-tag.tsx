import type { ComponentProps, ReactElement } from 'react'
import { Tag } from '../tag/tag.tsx'
import * as words from '../words/words.ts'

/** How what was reviewed stands today. */
export type ReviewStatus = 'active' | 'warning' | 'closed' | 'unlisted'

/** What is said of what is not simply open. */
export interface StatusWarning {
  tone: 'caution' | 'bad'
  /** In the language of the page. */
  words: string
}

interface StatusTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: ReviewStatus | undefined
}

const tones = { warning: 'bad', closed: 'caution', unlisted: 'caution' } as const

/** What to say of a state. `undefined`: an open one needs no words. */
export function statusWarning(status: ReviewStatus | undefined): StatusWarning | undefined {
  if (status === undefined || !Object.hasOwn(tones, status)) return undefined
  const warned = status as keyof typeof tones
  return { tone: tones[warned], words: words.status()[warned] }
}

/** Warns of what is not simply open. */
export function StatusTag({ status, ...rest }: StatusTagProps): ReactElement | null {
  const warning = statusWarning(status)
  return warning === undefined ? null : (
    <Tag {...rest} tone={warning.tone}>
      {warning.words}
    </Tag>
  )
}
