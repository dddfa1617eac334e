/** What happened at casinos, and which of them readers are warned of. @module */
export { ApartList, NewsList } from './news/news-list.tsx'
export { apartCasinos, newsOf } from './news/news-of.ts'
export { watchedScores } from './news/watched-scores.ts'
