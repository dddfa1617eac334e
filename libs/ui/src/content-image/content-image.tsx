import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'
import { asShown } from '../language/spoken.ts'
import { type ImageSource, imageCandidates } from './image-sources.ts'

export interface ContentImageProps
  extends
    ImageSource,
    Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'srcSet' | 'loading'> {
  /** How wide it is shown, as the `sizes` attribute. @default the reading measure, or the window on a phone */
  sizes?: string
  /** Loads at once and before others: for the picture at the top of a page only. @default false */
  priority?: boolean
}

const placeholderShape = { width: 1600, height: 1000 }

/**
 * A picture from content, as a plain `img` with sizes to choose from.
 *
 * Width and height are always set, so nothing moves when it arrives. Without
 * usable dimensions it keeps room of 16 : 10 until the file tells better.
 *
 * - Not for: a picture with a caption or an owner to name (`Figure`).
 * - Accessibility: `alt` is what the picture tells; empty where the words beside it tell the same.
 * - Do: pass width and height.
 * - Don’t: set `priority` on more than one picture of a page.
 */
export function ContentImage({
  src,
  alt,
  width,
  height,
  credit: _credit,
  sizes = '(min-width: 44rem) 40rem, 100vw',
  priority = false,
  className,
  ...rest
}: ContentImageProps): ReactElement {
  const [across, down] = [wholePixels(width), wholePixels(height)]
  const shape = across && down ? { width: across, height: down } : placeholderShape
  const candidates = imageCandidates(src, across, sizes)
  return (
    <img
      {...rest}
      {...candidates}
      {...shape}
      {...(candidates.srcSet && { sizes })}
      {...(priority ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      alt={alt ?? ''}
      {...asShown(alt)}
      className={joinClasses('he-image', className)}
    />
  )
}

/** A drawing may be 128.5 pixels wide, which neither the attributes nor a list of widths take. */
function wholePixels(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return undefined
  return Math.max(1, Math.round(value))
}
