export { BackendVariables } from './environment/backend-variables.ts'
export { ContentVariables } from './environment/content-variables.ts'
export { misspeltNames } from './environment/misspelt-names.ts'
export {
  address,
  countryFault,
  folder,
  host,
  list,
  listOf,
  number,
  oneOf,
  origin,
  service,
  sharedSecret,
  text,
} from './environment/values.ts'
