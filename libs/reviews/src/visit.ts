/** Where the way to a casino leads. @module */
export { decideVisit } from './visit/decide-visit.ts'
