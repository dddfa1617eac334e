/**
 * What the site would say of a redirect when it came to follow it: that it does not,
 * or that it leads visitors a long way, to nothing, or away from a page that is there.
 *
 * What the site refuses to follow is an error. It matters before publishing, since of
 * two redirects that lead in a circle the site follows neither.
 *
 * @module
 */
import type { StoredDocument } from '../documents/stored-document.ts'
import { fieldsOf } from '../models/model.ts'
import type { CustomType } from '../models/model.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Finding } from './contract.ts'
import { hasPage } from './house-addresses.ts'
import { faultOf, follow, placeOf, ruleOf, sharesDay, siteRules } from './redirect-rule.ts'
import type { RedirectRule } from './redirect-rule.ts'

/** As many as browsers follow: Fetch standard, HTTP-redirect fetch. */
const mostSteps = 20
/** More addresses than these are not read out to an editor. */
const longestWords = 6

/**
 * What is to be put right in a redirect, among others that are published.
 *
 * @param content What visitors see when the document is published.
 */
export function findRedirectFindings(
  document: StoredDocument,
  type: CustomType,
  content: Snapshot,
  nowMs: number,
): Finding[] {
  const fields = fieldsOf(type)
  if (document.type !== 'redirect' || !Object.hasOwn(fields, 'from') || !Object.hasOwn(fields, 'to'))
    return []
  const rule = ruleOf(document)
  const fault = faultOf(rule)
  if (fault) return [error(fault.field, 'redirect-malformed', fault.message)]

  const today = new Date(nowMs).toISOString().slice(0, 10)
  if (rule.lastDay < today) return []
  const others = rulesBeside(document, content, today)
  const rival = others.find((other) => keyOf(other) === keyOf(rule) && sharesDay(other, rule))
  if (rival) {
    const message = `${rival.name} already says where this address leads on the same days, and only one of the two can be followed. Remove one, or part their days.`
    return [error('from', 'redirect-taken', message)]
  }
  return [
    ...findingsOfWay(rule, others),
    ...findingsOfPages(rule, others, (path) => hasPage(path, content, document.lang)),
  ]
}

/** The redirects that the site follows beside one, the site's own first. */
function rulesBeside({ id, lang }: StoredDocument, content: Snapshot, today: string): RedirectRule[] {
  const written = content
    .ofType('redirect')
    .filter((other) => other.id !== id && other.lang === lang)
    .map(ruleOf)
  return [...siteRules, ...written].filter((rule) => rule.lastDay >= today && !faultOf(rule))
}

function keyOf({ from }: RedirectRule): string | undefined {
  return from.endsWith('/*') ? `${placeOf(from.slice(0, -2) || '/')}/*` : placeOf(from)
}

function findingsOfWay(rule: RedirectRule, others: readonly RedirectRule[]): Finding[] {
  const start = rule.from.replace(/\*$/, '…')
  const way = [start]
  const passed = new Set<string | undefined>()
  let at = placeOf(start)
  let next: RedirectRule | undefined = rule
  while (next && !next.isGone) {
    if (passed.has(at) || way.length > mostSteps) return [circle(way)]
    passed.add(at)
    const target: string = (at !== undefined && follow(next, at)) || ''
    way.push(target)
    at = placeOf(target.split(/[?#]/)[0] ?? '')
    next = at === undefined ? undefined : ruleAt(at, [rule, ...others], rule)
  }
  if (way.length <= 2) return []
  const message = `This leads on by other redirects: ${way.join(' → ')}. Every step keeps visitors waiting. Lead to ${way.at(-1)} at once.`
  return [warning('to', 'redirect-chain', message)]
}

function circle(way: readonly string[]): Finding {
  const words = way.length > longestWords ? [...way.slice(0, longestWords), '…'] : way
  const message = `This leads in a circle: ${words.join(' → ')}. Nobody would arrive, so the site would follow none of these redirects. Lead one of them elsewhere.`
  return error('to', 'redirect-loop', message)
}

/** The redirect that counts at a path while another holds: the one for the path itself, then the nearest star. */
function ruleAt(
  path: string,
  rules: readonly RedirectRule[],
  during: RedirectRule,
): RedirectRule | undefined {
  let nearest: RedirectRule | undefined
  for (const rule of rules) {
    if (!sharesDay(rule, during) || follow(rule, path) === undefined) continue
    if (!rule.from.endsWith('*')) return rule
    if (!nearest || rule.from.length > nearest.from.length) nearest = rule
  }
  return nearest
}

function findingsOfPages(
  rule: RedirectRule,
  others: readonly RedirectRule[],
  isPage: (path: string) => boolean,
): Finding[] {
  if (rule.from.endsWith('*')) return []
  const findings: Finding[] = []
  if (isPage(placeOf(rule.from) ?? ''))
    findings.push(
      warning(
        'from',
        'redirect-hides-page',
        'A page is published at this address, and nobody sees it while the redirect holds. Unpublish the page, or this.',
      ),
    )
  const to = placeOf(rule.to?.split(/[?#]/)[0] ?? '')
  if (to === undefined || isPage(to)) return findings
  const next = ruleAt(to, [rule, ...others], rule)
  if (next && !next.isGone) return findings
  const why = next ? `${to} is gone for good, as another redirect says` : `nothing is published at ${to}`
  const message = `Visitors are led to a missing page: ${why}. Lead them to a page that exists.`
  return [...findings, warning('to', 'redirect-dead-end', message)]
}

function error(field: string, code: Finding['code'], message: string): Finding {
  return { path: `data.${field}`, severity: 'error', code, message }
}

function warning(field: string, code: Finding['code'], message: string): Finding {
  return { path: `data.${field}`, severity: 'warning', code, message }
}
