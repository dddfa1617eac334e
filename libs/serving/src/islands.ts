/**
 * For pages: components that stay alive when the framework's scripts are taken out of the page, and parts that are
 * rendered once.
 *
 * @module
 */
export { Island, type IslandProps, type IslandWakes } from './islands/island.ts'
export { Kept, type KeptProps } from './islands/kept.ts'
