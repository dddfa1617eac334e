import { Callout } from '../Callout/index.tsx'
import { Figure } from '../Figure/index.tsx'
import { Hero } from '../Hero/index.tsx'
import { RichTextBlock } from '../RichText/index.tsx'
import type { SliceMap } from '../slice-zone/slice-context.ts'

/** The component of every slice type. */
export const slices: SliceMap = {
  callout: Callout,
  figure: Figure,
  hero: Hero,
  rich_text: RichTextBlock,
}
