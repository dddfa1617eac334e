/**
 * Icons by name, drawn by the server; no script goes to the browser.
 *
 * @module
 */
export { createIcon, type IconOptions, type IconProps } from './icons/create-icon.tsx'
export { createIconEndpoint, type IconEndpointOptions } from './icons/icon-endpoint.ts'
export {
  createIconSource,
  type IconSource,
  IconSourceError,
  iconSourceLimits,
  type IconSourceLimits,
  type IconSourceOptions,
} from './icons/icon-source.ts'
export type { IconCollection, IconDrawing } from './icons/collection.ts'
export { houseIcons } from './icons/house-icons.ts'
