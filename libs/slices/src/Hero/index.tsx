import { ButtonLink, Hero as HeroLook } from '@house-edge/ui'
import type { ReactElement } from 'react'
import type { HeroSlice } from '../fields.ts'
import { readImage } from '../field/image.ts'
import { linkProps, linkText } from '../field/link.ts'
import { fieldsOf } from '../field/record.ts'
import { readText } from '../field/scalar.ts'
import type { SliceProps } from '../slice-zone/slice-context.ts'

/**
 * The opening of a page: title, lead, one action, one picture.
 *
 * - Not for: the middle of a page (`Call to action`).
 * - Accessibility: its title is the `h1` where it stands first, an `h2` elsewhere.
 * - Do: keep the lead to two sentences.
 * - Don’t: put text into the picture.
 */
export function Hero({ slice, index = 0 }: SliceProps<HeroSlice>): ReactElement | null {
  const fields = fieldsOf(slice)
  const title = readText(fields.title)
  if (!title) return null
  const action = linkProps(fields.action)
  return (
    <HeroLook
      title={title}
      lead={readText(fields.lead)}
      image={'image' in fields ? readImage(fields.image) : undefined}
      layout={slice.variation === 'centred' ? 'centred' : 'beside'}
      level={index === 0 ? 1 : 2}
      action={
        action && (
          <ButtonLink {...action} arrow>
            {linkText(fields.action)}
          </ButtonLink>
        )
      }
    />
  )
}
