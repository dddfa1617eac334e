/**
 * Validates content against its models: when it is read, where one bad slice must not break a page, and as
 * a lint of a whole repository, in words an editor can act on.
 *
 * @module
 */
export type { ContentModels } from './validation/models.ts'
export { createValidation, type Validation } from './validation/admit-document.ts'
export { createSliceCheck } from './validation/slice-check.ts'
export {
  lintContent,
  lintDocument,
  type LintContext,
  type LintOptions,
  type Rule,
} from './validation/lint.ts'
export { type Complaint, describeFinding, type Finding } from './validation/finding.ts'
export type { FieldValue } from './validation/field-values.ts'
export { altTextRule } from './validation/rules/alt-text.ts'
export { addressRule } from './validation/rules/addresses.ts'
export { type DeadLinkOptions, deadLinkRule } from './validation/rules/dead-links.ts'
export type { DocumentRoute } from './validation/rules/document-path.ts'
export { requiredFieldsRule } from './validation/rules/required-fields.ts'
