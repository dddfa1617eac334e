import { Figure as FigureLook } from '@house-edge/ui'
import { Section } from '@house-edge/ui/page'
import type { ReactElement } from 'react'
import type { FigureSlice } from '../fields.ts'
import { readImage } from '../field/image.ts'
import { fieldsOf } from '../field/record.ts'
import { hasRichText, RichText } from '../rich-text/rich-text.tsx'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * A picture with its caption.
 *
 * - Not for: decoration between paragraphs.
 * - Accessibility: the picture’s own alternative text tells what it shows.
 * - Do: name the owner, in the media library.
 * - Don’t: use pictures of text.
 */
export function Figure({ slice }: SliceProps<FigureSlice>): ReactElement | null {
  const { image, caption } = fieldsOf(slice)
  const picture = readImage(image)
  if (!picture) return null
  const wide = slice.variation === 'wide'
  return (
    <Section width={wide ? 'wide' : 'text'}>
      <FigureLook
        image={picture}
        caption={hasRichText(caption) ? <RichText field={caption} size="note" /> : undefined}
        sizes={wide ? '(min-width: 62rem) 58rem, 100vw' : '(min-width: 44rem) 40rem, 100vw'}
      />
    </Section>
  )
}
