/** For pages: components that stay alive when the framework's scripts are taken out of the page. @module */
export { Island, type IslandProps, type IslandWakes } from './islands/island.ts'
