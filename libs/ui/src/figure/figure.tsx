import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage, type ContentImageProps } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'
import { credits } from '../words/words.ts'

interface FigureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  image: ImageSource
  /** What the picture shows and why it is here. */
  caption?: ReactNode
  /** How wide it is shown, as the `sizes` attribute of the picture. */
  sizes?: ContentImageProps['sizes']
  /** Loads the picture at once: for the one at the top of a page only. @default false */
  priority?: boolean
}

/**
 * A picture with its caption and, when it has one, the name of its owner.
 *
 * - Not for: decoration (`ContentImage` with an empty `alt`).
 * - Accessibility: the caption belongs to the picture; `alt` tells what it shows.
 * - Do: name the owner of a picture.
 * - Don’t: repeat the caption in `alt`.
 */
export function Figure({
  image,
  caption,
  sizes,
  priority = false,
  className,
  ...rest
}: FigureProps): ReactElement {
  return (
    <figure {...rest} className={joinClasses('he-figure', className)}>
      <ContentImage {...image} {...(sizes && { sizes })} priority={priority} />
      {(caption != null || image.credit) && (
        <figcaption className="he-figure-caption">
          {caption}
          {image.credit && <small className="he-figure-credit">{credits().picture(image.credit)}</small>}
        </figcaption>
      )}
    </figure>
  )
}
