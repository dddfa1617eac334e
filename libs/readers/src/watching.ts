/** Watched reviews. @module */
export { listWatched, mostWatched, stopByToken, stopWatching, watch, WatchToken } from './watching/watches.ts'
