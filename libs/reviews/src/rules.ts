/** The rules for content, which the desk and the lint ask. @module */
export { createFindings } from './rules/desk-findings.ts'
export type { LintedDocument } from './rules/document-values.ts'
export { hasPage } from './rules/redirect-rules.ts'
export { documentRules, repositoryRules } from './rules/rulebook.ts'
export type { RuledSite } from './rules/ruled-site.ts'
