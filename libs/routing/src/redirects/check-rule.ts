import { pathKey } from './path-key.ts'
import { type RedirectRule, redirectStatuses } from './rule.ts'
import { resolveRedirect } from './resolve.ts'

const anyOrigin = 'http://site.invalid'
const day = /^\d{4}-\d{2}-\d{2}$/

/** Says what is wrong with a rule by itself, or `undefined`. */
export function faultOfRule(rule: RedirectRule): string | undefined {
  return faultOfSource(rule.from) ?? faultOfTarget(rule) ?? faultOfDates(rule)
}

function faultOfSource(from: string): string | undefined {
  const path = from.endsWith('/*') ? from.slice(0, -2) || '/' : from
  if (/[?#]/.test(from)) return '"from" has a query or a fragment; rules are for paths'
  if (path.includes('*')) return '"from" has a "*" that is not its last segment'
  return pathKey(path) === undefined ? '"from" is not a path on this site, such as "/old-address"' : undefined
}

function faultOfTarget({ from, to, status }: RedirectRule): string | undefined {
  if (!redirectStatuses.includes(status)) return `the status is none of ${redirectStatuses.join(', ')}`
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

function faultOfDates({ validFrom, validTo }: RedirectRule): string | undefined {
  for (const date of [validFrom, validTo])
    if (date !== undefined && !(day.test(date) && !Number.isNaN(Date.parse(date))))
      return `"${date}" is not a day written YYYY-MM-DD`
  if (validFrom !== undefined && validTo !== undefined && validFrom > validTo)
    return 'it ends before it begins'
  return undefined
}
