/** What readers ask the calculators, without scripts. @module */
export { type AskedSum, readAskedSum } from './calculators/asked-sum.ts'
