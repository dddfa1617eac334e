import type { LintContext, Rule } from '@house-edge/content/validation'
import { lintRedirects, matchRoute, type RedirectFault } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/slices/documents'
import { readText } from '@house-edge/slices/reading'
import { redirectRules } from '../redirects.ts'
import { ruleOfDocument } from '../redirects/rule-of-document.ts'
import { routes } from '../routes.ts'
import { type LintedDocument } from './document-values.ts'

/** The fields of a document with the parts of its rule. */
const fields = {
  from: 'from',
  to: 'to',
  status: 'status',
  validFrom: 'valid_from',
  validTo: 'valid_to',
} as const

/**
 * Creates the rule that checks redirects as the site does when it follows them: loops, chains, hidden pages, dead ends,
 * and targets on other sites that are not marked. Rules in code are included; expired rules are ignored.
 */
export function redirectRule(): Rule {
  let faults: Map<string | undefined, RedirectFault[]> | undefined
  return function* ({ id, type }, context) {
    if (type !== 'redirect') return
    faults ??= Map.groupBy(faultsOf(context), ({ rule }) => rule.id)
    for (const { code, severity, part, what, todo } of faults.get(id) ?? [])
      yield { rule: `redirects/${code}`, severity, path: [fields[part]], what, todo }
  }
}

function faultsOf({ documents, today }: LintContext): RedirectFault[] {
  const written = documents
    .filter(isRedirect)
    .filter(({ data }) => readText(data.from) !== undefined)
    .map(ruleOfDocument)
    .filter(({ validTo }) => validTo === undefined || validTo >= today)
  return lintRedirects([...redirectRules, ...written], { hasPage: (path) => hasPage(documents, path) })
}

function isRedirect(document: LintedDocument): document is RedirectDocument {
  return document.type === 'redirect'
}

/** Whether something is published at a path. */
export function hasPage(documents: readonly LintedDocument[], path: string): boolean {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return false
  if (!('document' in match.route)) return true
  const { document: type } = match.route
  const { uid } = match.params
  return documents.some((document) => document.type === type && (uid === undefined || document.uid === uid))
}
