import type { Content } from '@prismicio/client'
import type { SliceComponentProps } from '@prismicio/react'

export function Tip({ slice }: SliceComponentProps<Content.TipSlice>) {
  return (
    <aside>
      <p>{slice.primary.words}</p>
    </aside>
  )
}
