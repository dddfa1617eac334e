/** How content becomes pages: the slices, and how fields become markup. Safe on the server. @module */
export { slices } from './slice-map/slices.ts'
export { SliceZone } from './slice-zone/slice-zone.tsx'
export type { SliceContext, SliceProblem } from './slice-zone/slice-context.ts'
export { contentsOf } from './outline/outline.ts'
export { RichText } from './rich-text/rich-text.tsx'
export { ContentLink } from './rich-text/link.tsx'
export { linkProps } from './field/link.ts'
