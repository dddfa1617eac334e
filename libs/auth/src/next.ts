import 'server-only'

/**
 * The visitor in pages of a Next App Router site.
 *
 * @module
 */
export { readVisitor, requireVisitor } from './next/page-visitor.ts'
