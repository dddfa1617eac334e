import { RichText } from '@house-edge/slices'
import { Callout } from '@house-edge/ui'

/** Every field may be missing: editors fill them in one by one. */
export function Notice({ slice }: { slice: { primary: { title?: string | null; body?: unknown } } }) {
  const { title, body } = slice.primary
  return (
    <Callout kind="info" title={title ?? undefined}>
      <RichText field={body} />
    </Callout>
  )
}
