export { assemble } from './deployable/assemble.ts'
