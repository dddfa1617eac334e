import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface PortraitProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Where the picture is. Without one the first letter of the name stands in. */
  src?: string | undefined
  /** Whose picture it is. */
  name: string
  /** What the picture shows, for those who cannot see it. @default '' */
  alt?: string
}

/**
 * The round picture of a person.
 *
 * - Not for: pictures that tell something (`Figure`).
 * - Accessibility: `alt` is empty beside the name; the letter is decorative.
 * - Do: keep the name beside it.
 * - Don’t: use it for logos.
 */
export function Portrait({ src, name, alt = '', className, ...rest }: PortraitProps): ReactElement {
  return (
    <span {...rest} className={joinClasses('he-portrait', className)}>
      {src ? (
        <img src={src} alt={alt} width={96} height={96} decoding="async" />
      ) : (
        <span aria-hidden="true">{/\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase() ?? '?'}</span>
      )}
    </span>
  )
}
