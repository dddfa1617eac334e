/** Watched reviews. @module */
export { type ToldReview } from './watching/announce-scores.ts'
export { serveReaders } from './watching/serve-readers.ts'
export { listWatched, mostWatched, stopByToken, stopWatching, watch, WatchToken } from './watching/watches.ts'
