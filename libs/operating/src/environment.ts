export { misspeltNames } from './environment/misspelt-names.ts'
export {
  text,
  headerText,
  sharedSecret,
  folder,
  host,
  oneOf,
  number,
  address,
  addressFaults,
  origin,
  service,
  path,
  list,
  listOf,
  countryFault,
} from './environment/values.ts'
