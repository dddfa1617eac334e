import type { ComponentProps, ReactElement } from 'react'

/** A line of a chart’s legend: how something is drawn, around the middle of a field of 28 by 16, and what it is. */
export function LegendEntry({ children, ...drawn }: ComponentProps<'path'>): ReactElement {
  return (
    <li>
      <svg viewBox="-14 -8 28 16" aria-hidden="true">
        <path {...drawn} />
      </svg>
      {children}
    </li>
  )
}
