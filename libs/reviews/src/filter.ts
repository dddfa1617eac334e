/** Lists of casinos: filters, orders, counts, and the countries that choices name. @module */
export { countryNamedIn } from './countries/country-named.ts'
export { marketWords } from './countries/market-words.ts'
export { WhoseOffers } from './countries/whose-offers.tsx'
export { allCasinos } from './filter/all-casinos.ts'
export { CasinoList, pageOf } from './filter/casino-list.tsx'
export { hrefOfChoice, isOtherwise, readChoice, titleOfChoice } from './filter/choice.ts'
export { decidingFields } from './filter/deciding-fields.ts'
export { byScore, countryOf, noChoice } from './filter/facets.ts'
