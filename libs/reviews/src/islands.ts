/** Components that run in browsers, and what readers ask calculators without scripts. @module */
export { SearchBox } from './search-box/search-box.island.tsx'
export {
  WageringCalculator,
  type WageringCalculatorProps,
} from './components/wagering-calculator/wagering-calculator.island.tsx'
export {
  EveningCalculator,
  type EveningCalculatorProps,
} from './components/evening-calculator/evening-calculator.island.tsx'
export { type RequestedSum, readRequestedSum } from './calculators/requested-sum.ts'
