/**
 * The rulebook for editors. The content service loads this module by its path (`CONTENT_RULES`) to check documents
 * before they are published.
 *
 * @module
 */
import { type Finding, lintDocument } from '@house-edge/content/validation'
import { models } from '@house-edge/reviews/models'
import { ruledSite } from './ruled-site.ts'
import { documentRules, type LintedDocument } from '@house-edge/reviews/rules'

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
export function findingsOf(
  document: LintedDocument,
  beside: { documents: readonly LintedDocument[]; today: string },
): DeskFinding[] {
  const { documents, today } = beside
  return lintDocument(document, documents, { models, rules: documentRules(ruledSite), today }).map(
    deskFinding,
  )
}

function deskFinding({ rule, severity, field, label, what, todo }: Finding): DeskFinding {
  const place = field === 'uid' ? 'uid' : ['data', ...field.split(/[.[\]]+/)].filter(Boolean).join('.')
  const words = `${label === '' ? '' : `${label}: `}${what}. ${todo}`
  return { path: place, severity, code: rule, message: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }
}
