import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { ContentImage, type ContentImageProps } from '../content-image/content-image.tsx'
import type { ImageSource } from '../content-image/image-sources.ts'

export interface FigureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  image: ImageSource
  /** What the picture shows and why it is here. */
  caption?: ReactNode
  /** How wide it is shown, as the `sizes` attribute of the picture. */
  sizes?: ContentImageProps['sizes']
}

/** A picture with its caption and, when it has one, the name of its owner. */
export function Figure({ image, caption, sizes, className, ...rest }: FigureProps): ReactElement {
  return (
    <figure {...rest} className={joinClasses('he-figure', className)}>
      <ContentImage {...image} {...(sizes && { sizes })} />
      {(caption != null || image.credit) && (
        <figcaption className="he-figure-caption">
          {caption}
          {image.credit && <small className="he-figure-credit">Picture: {image.credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
