import { type Finding, lintDocument } from '@house-edge/content/validation'
import { models } from '../models.ts'
import type { LintedDocument } from './document-values.ts'
import type { RuledSite } from './ruled-site.ts'
import { documentRules } from './rulebook.ts'

/** A finding in the content service's format. */
interface DeskFinding {
  path: string
  severity: 'error' | 'warning'
  code: string
  message: string
}

/**
 * Checks a document.
 *
 * @param document The version being edited.
 * @param beside `documents`: all documents, as they would be after publishing. `today`: as `2026-11-20`.
 */
type FindingsOf = (
  document: LintedDocument,
  beside: { documents: readonly LintedDocument[]; today: string },
) => DeskFinding[]

/** The rulebook in the form in which a content service asks it, of the pages of a site. */
export function createFindings(site: RuledSite): FindingsOf {
  return (document, { documents, today }) =>
    lintDocument(document, documents, { models, rules: documentRules(site), today }).map(deskFinding)
}

function deskFinding({ rule, severity, field, label, what, todo }: Finding): DeskFinding {
  const place = field === 'uid' ? 'uid' : ['data', ...field.split(/[.[\]]+/)].filter(Boolean).join('.')
  const words = `${label === '' ? '' : `${label}: `}${what}. ${todo}`
  return { path: place, severity, code: rule, message: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }
}
