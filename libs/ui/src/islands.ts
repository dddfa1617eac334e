/** Components that ship JavaScript, apart from the others so that the import line shows the cost. @module */
export {
  WageringCalculator,
  type WageringCalculatorProps,
} from './wagering-calculator/wagering-calculator.island.tsx'
export {
  EveningCalculator,
  type EveningCalculatorProps,
} from './evening-calculator/evening-calculator.island.tsx'
export {
  type Suggest,
  SuggestField,
  type SuggestFieldProps,
  type Suggestion,
} from './suggest-field/suggest-field.island.tsx'
