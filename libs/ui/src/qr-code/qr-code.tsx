import type { ComponentProps, ReactElement } from 'react'
import { joinClasses } from '../class-name/join-classes.ts'

interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The modules, row by row; `true` is dark. Square. */
  modules: readonly (readonly boolean[])[]
  /** What scanning it does, for those who cannot see it. Say nearby what to type instead. */
  label: string
}

/** The quiet zone that readers need, in modules (ISO/IEC 18004 §5.3.8). */
const quietZone = 4

/**
 * A code for the camera of another device. Dark on light in both themes, because readers expect that.
 *
 * - Not for: the device it is shown on: give it a link.
 * - Accessibility: an image named by `label`; what it holds must stand in text beside it.
 * - Do: leave the white margin around it.
 * - Don’t: colour it.
 */
export function QrCode({ modules, label, className, ...rest }: QrCodeProps): ReactElement {
  const size = modules.length + 2 * quietZone
  return (
    <div {...rest} className={joinClasses('he-qr-code', className)}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no src that an img could have */}
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={modules.map(rowPath).join('')} />
      </svg>
    </div>
  )
}

/** Neighbouring dark modules of a row become one rectangle, so that no seams show. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const width = x - start + 1
    path += `M${start + quietZone} ${y + quietZone}h${width}v1h-${width}z`
  }
  return path
}
