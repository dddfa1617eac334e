/** For the files of islands, into which `bundleIslands` puts it: no page and no build asks for it by itself. @module */
export { wakeIsland } from './islands/wake-island.ts'
