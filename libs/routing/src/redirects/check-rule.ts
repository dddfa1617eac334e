import { pathKey } from './path-key.ts'
import { type RedirectRule, redirectStatuses } from './rule.ts'
import { resolveRedirect } from './resolve.ts'

const anyOrigin = 'http://site.invalid'
const day = /^\d{4}-\d{2}-\d{2}$/

/** A part of a rule that can be wrong. */
export type RulePart = Exclude<keyof RedirectRule, 'id'>

interface PartFault {
  part: RulePart
  what: string
}

/** Says what is wrong with a rule by itself, or `undefined`. */
export function faultOfRule(rule: RedirectRule): PartFault | undefined {
  return faultOfSource(rule.from) ?? faultOfTarget(rule) ?? faultOfDates(rule)
}

function faultOfSource(from: string): PartFault | undefined {
  const path = from.endsWith('/*') ? from.slice(0, -2) || '/' : from
  const what = /[?#]/.test(from)
    ? '"from" has a query or a fragment; rules are for paths'
    : path.includes('*')
      ? '"from" has a "*" that is not its last segment'
      : pathKey(path) === undefined
        ? '"from" is not a path on this site, such as "/old-address"'
        : undefined
  return what === undefined ? undefined : { part: 'from', what }
}

function faultOfTarget(rule: RedirectRule): PartFault | undefined {
  if (!redirectStatuses.includes(rule.status))
    return { part: 'status', what: `the status is none of ${redirectStatuses.join(', ')}` }
  const what = whyNotTo(rule)
  return what === undefined ? undefined : { part: 'to', what }
}

function whyNotTo({ from, to, status }: RedirectRule): string | undefined {
  if (status === 410) return to ? 'a rule with status 410 leads nowhere, but has "to"' : undefined
  if (!to) return '"to" is missing'
  const [path = ''] = to.split(/[?#]/)
  if (path.includes('*') && !(path.endsWith('/*') && from.endsWith('/*')))
    return '"to" has a "*", which only stands at its end for the "*" at the end of "from"'
  const target = resolveRedirect(to, { origin: anyOrigin })
  if (target === undefined) return '"to" is neither a path on this site nor an http(s) address'
  if (target.kind === 'document' && !/^https?:/i.test(to)) return '"to" names a host without "https:"'
  return target.kind === 'client' && pathKey(path === '/*' ? '/' : path.replace(/\/\*$/, '')) === undefined
    ? '"to" is not a plain path'
    : undefined
}

function faultOfDates({ validFrom, validTo }: RedirectRule): PartFault | undefined {
  for (const [part, date] of Object.entries({ validFrom, validTo }) as [RulePart, string | undefined][])
    if (date !== undefined && !(day.test(date) && !Number.isNaN(Date.parse(date))))
      return { part, what: `"${date}" is not a day written YYYY-MM-DD` }
  return validFrom !== undefined && validTo !== undefined && validFrom > validTo
    ? { part: 'validTo', what: 'it ends before it begins' }
    : undefined
}
