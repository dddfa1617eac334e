/** Casinos side by side: which, and the form that asks for it. @module */
export { CompareBar, compareForm } from './comparing/compare-bar.tsx'
export { hrefOfComparison, mostCompared, readCompared } from './comparing/compared.ts'
export { readCountry } from './countries/country-named.ts'
