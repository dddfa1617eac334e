import { EmbedFacade } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { EmbedSlice } from '../fields.ts'
import { readImage } from '../field/image.ts'
import { fieldsOf, isRecord } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * A video, loaded when the visitor asks for it.
 *
 * - Not for: anything but a video of YouTube or Vimeo: it becomes a link.
 * - Accessibility: a fold that says from whom it loads, named by its title.
 * - Do: give it a title and a poster.
 * - Don’t: rely on the video alone: say in the text what it shows.
 */
export function Embed({ slice }: SliceProps<EmbedSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const embed: unknown = fields.embed
  const address = isRecord(embed) ? readText(embed['embed_url']) : undefined
  if (!address || !isRecord(embed)) return null
  return (
    <Section>
      <EmbedFacade
        address={address}
        title={readText(fields.title) ?? readText(embed['title'])}
        poster={readImage(fields.poster)}
      />
    </Section>
  )
}
