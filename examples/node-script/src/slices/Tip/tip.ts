import { Callout } from '@house-edge/ui'
import type { Content } from '@prismicio/client'
import { createElement } from 'react'

/** Node strips types and knows no JSX. */
export function Tip({ slice }: { slice: Content.TipSlice }) {
  return createElement(Callout, { kind: 'info', title: 'Worth remembering' }, slice.primary.words)
}
