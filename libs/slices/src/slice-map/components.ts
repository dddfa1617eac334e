import { CallToAction } from '../CallToAction/index.tsx'
import { Callout } from '../Callout/index.tsx'
import { Embed } from '../Embed/index.tsx'
import { Faq } from '../Faq/index.tsx'
import { Figure } from '../Figure/index.tsx'
import { Glossary } from '../Glossary/index.tsx'
import { Hero } from '../Hero/index.tsx'
import { ProsCons } from '../ProsCons/index.tsx'
import { Quote } from '../Quote/index.tsx'
import { RichTextBlock } from '../RichText/index.tsx'
import type { SliceMap } from '../slice-zone/slice-context.ts'

/** The component of every slice type. */
export const components: SliceMap = {
  call_to_action: CallToAction,
  callout: Callout,
  embed: Embed,
  faq: Faq,
  figure: Figure,
  glossary: Glossary,
  hero: Hero,
  pros_cons: ProsCons,
  quote: Quote,
  rich_text: RichTextBlock,
}
