import type { LintContext, Rule } from '@house-edge/content/validation'
import { lintRedirects, type RedirectFault } from '@house-edge/routing'
import type { RedirectDocument } from '../documents.ts'
import { readText } from '@house-edge/slices/reading'
import { findPage, type RuledSite } from './ruled-site.ts'
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
export function redirectRule(site: RuledSite): Rule {
  let faults: Map<string | undefined, RedirectFault[]> | undefined
  return function* ({ id, type }, context) {
    if (type !== 'redirect') return
    faults ??= Map.groupBy(faultsOf(context, site), ({ rule }) => rule.id)
    for (const { code, severity, part, what, todo } of faults.get(id) ?? [])
      yield { rule: `redirects/${code}`, severity, path: [fields[part]], what, todo }
  }
}

function faultsOf({ documents, today }: LintContext, site: RuledSite): RedirectFault[] {
  const written = documents
    .filter(isRedirect)
    .filter(({ data }) => readText(data.from) !== undefined)
    .map(site.redirectOf)
    .filter(({ validTo }) => validTo === undefined || validTo >= today)
  return lintRedirects([...site.redirects, ...written], { hasPage: (path) => hasPage(documents, path, site) })
}

function isRedirect(document: LintedDocument): document is RedirectDocument {
  return document.type === 'redirect'
}

/** Whether something is published at a path. */
export function hasPage(
  documents: readonly LintedDocument[],
  path: string,
  site: Pick<RuledSite, 'routes'>,
): boolean {
  const page = findPage(site, path)
  if (!page) return false
  const { type, uid } = page
  if (type === undefined) return true
  return documents.some((document) => document.type === type && (uid === undefined || document.uid === uid))
}
