import type { ComponentProps, ReactElement } from 'react'
import { Tag, type TagProps } from '../tag/tag.tsx'

/** How what was reviewed stands today. */
export type ReviewStatus = 'active' | 'warning' | 'closed' | 'unlisted'

interface StatusTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: ReviewStatus | undefined
}

const shown: Partial<Record<ReviewStatus, { tone: NonNullable<TagProps['tone']>; words: string }>> = {
  warning: { tone: 'caution', words: 'Warning' },
  closed: { tone: 'bad', words: 'Closed' },
  unlisted: { tone: 'caution', words: 'No longer listed' },
}

/** Warns of what is not simply open. An open one needs no words. */
export function StatusTag({ status, ...rest }: StatusTagProps): ReactElement | null {
  const tag = status && shown[status]
  return tag ? (
    <Tag {...rest} tone={tag.tone}>
      {tag.words}
    </Tag>
  ) : null
}
