/** The slice zone, slices that every site has, and how fields become markup. Safe on the server. @module */
export { components } from './slice-map/components.ts'
export { SliceZone } from './slice-zone/slice-zone.tsx'
export type { SliceContext, SliceMap, SliceProblem, SliceProps } from './slice-zone/slice-context.ts'
export { documentHeadings } from './outline/outline.ts'
export { RichText, hasRichText } from './rich-text/rich-text.tsx'
export { ContentLink } from './rich-text/link.tsx'
export { linkProps, linkText } from './field/link.ts'
