/** For browsers: wakes the islands of finished pages. @module */
export { type IslandModule, startIslands, type StartIslandsOptions } from './islands/start-islands.ts'
