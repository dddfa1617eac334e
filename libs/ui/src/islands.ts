/** Components that ship JavaScript, apart from the others so that the import line shows the cost. @module */
export {
  type Suggest,
  SuggestField,
  type SuggestFieldProps,
  type Suggested,
  type Suggestion,
} from './suggest-field/suggest-field.island.tsx'
