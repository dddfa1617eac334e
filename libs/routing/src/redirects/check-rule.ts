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
  /** What to do, in a sentence. */
  todo: string
}

/** The fault of a single rule, or `undefined`. */
export function faultOfRule(rule: RedirectRule): PartFault | undefined {
  return faultOfSource(rule.from) ?? faultOfStatus(rule) ?? faultOfTarget(rule) ?? faultOfDates(rule)
}

function faultOfSource(from: string): PartFault | undefined {
  const faulty = (what: string, todo: string): PartFault => ({ part: 'from', what, todo })
  if (/[?#]/.test(from))
    return faulty('"from" has a query or a fragment; rules are for paths', 'Write the path alone.')
  const path = from.endsWith('/*') ? from.slice(0, -2) || '/' : from
  if (path.includes('*'))
    return faulty('"from" has a "*" that is not its last segment', 'Write it like "/old-folder/*".')
  return pathKey(path) === undefined
    ? faulty('"from" is not a path on this site', 'Write it like "/old-address".')
    : undefined
}

function faultOfStatus({ status }: RedirectRule): PartFault | undefined {
  if (redirectStatuses.includes(status)) return undefined
  const known = redirectStatuses.join(', ')
  return { part: 'status', what: `the status is none of ${known}`, todo: 'Choose one of these.' }
}

function faultOfTarget({ from, to, status }: RedirectRule): PartFault | undefined {
  const faulty = (what: string, todo: string): PartFault => ({ part: 'to', what, todo })
  if (status === 410)
    return to
      ? faulty(
          'a rule with status 410 leads nowhere, but has "to"',
          'Leave "to" out, or choose another status.',
        )
      : undefined
  if (!to) return faulty('"to" is missing', 'Say where it leads, or give it the status 410.')
  const [path = ''] = to.split(/[?#]/)
  if (path.includes('*') && !(path.endsWith('/*') && from.endsWith('/*')))
    return faulty(
      '"to" has a "*", which only stands at its end for the "*" at the end of "from"',
      'Take it out, or let both end in "/*".',
    )
  const target = resolveRedirect(to, { origin: anyOrigin })
  if (target === undefined)
    return faulty(
      '"to" is neither a path on this site nor an http(s) address',
      'Write a path like "/new-address", or a whole address.',
    )
  if (target.kind === 'document' && !/^https?:/i.test(to))
    return faulty(
      '"to" names a host without "https:"',
      'Write "https:" in front, or one slash for a path on this site.',
    )
  const isPlain =
    target.kind === 'document' || pathKey(path === '/*' ? '/' : path.replace(/\/\*$/, '')) !== undefined
  return isPlain ? undefined : faulty('"to" is not a plain path', 'Write it like "/new-address".')
}

function faultOfDates({ validFrom, validTo }: RedirectRule): PartFault | undefined {
  for (const [part, date] of Object.entries({ validFrom, validTo }) as [RulePart, string | undefined][])
    if (date !== undefined && !(day.test(date) && !Number.isNaN(Date.parse(date))))
      return { part, what: `"${date}" is not a day`, todo: 'Write it like "2026-03-01".' }
  return validFrom !== undefined && validTo !== undefined && validFrom > validTo
    ? { part: 'validTo', what: 'it ends before it begins', todo: 'Give a later day.' }
    : undefined
}
