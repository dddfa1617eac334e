/** Watched reviews. @module */
export { announceScores, type ToldReview } from './watching/announce-scores.ts'
export { listWatched, mostWatched, stopByToken, stopWatching, watch, WatchToken } from './watching/watches.ts'
