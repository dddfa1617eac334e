import { RichText } from '@house-edge/slices'
import { Callout } from '@house-edge/ui'
import type { Content } from '@prismicio/client'

/** Every field may be missing: editors fill them in one by one. */
export function Notice({ slice }: { slice: Content.NoticeSlice }) {
  const { title, body } = slice.primary
  return (
    <Callout kind="info" title={title ?? undefined}>
      <RichText field={body} />
    </Callout>
  )
}
