import type { StoredDocument } from '../documents/stored-document.ts'
import { textAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { ownRedirects } from './house-addresses.ts'

/** A redirect as the site will read it. */
export interface RedirectRule {
  /** What it is called among others. */
  name: string
  from: string
  to: string | undefined
  isGone: boolean
  /** First and last day, `YYYY-MM-DD`; sorts before and after every day when there is none. */
  firstDay: string
  lastDay: string
}

/** The field of a redirect that is at fault, and why the site does not follow it. */
export interface RuleFault {
  field: 'from' | 'to' | 'valid_to'
  message: string
}

const here = 'http://site.invalid'
const always = { firstDay: '', lastDay: '9999-12-31' }

/** The redirects that are the site's own. */
export const siteRules: readonly RedirectRule[] = ownRedirects.map((rule) => ({
  ...rule,
  ...always,
  name: 'The site itself',
  isGone: false,
}))

/** Reads the redirect an editor wrote. */
export function ruleOf({ id, data }: StoredDocument): RedirectRule {
  return {
    name: `The redirect "${id}"`,
    from: textAt(data, 'from')?.trim() ?? '',
    to: textAt(data, 'to')?.trim() || undefined,
    isGone: data['status'] === '410',
    firstDay: dayAt(data, 'valid_from') ?? always.firstDay,
    lastDay: dayAt(data, 'valid_to') ?? always.lastDay,
  }
}

/** Whether two redirects hold on a common day. */
export function sharesDay(one: RedirectRule, other: RedirectRule): boolean {
  return one.firstDay <= other.lastDay && other.firstDay <= one.lastDay
}

/** Why the site follows a redirect on no account, when that can be seen from the redirect alone. */
export function faultOf(rule: RedirectRule): RuleFault | undefined {
  const from = faultOfSource(rule.from)
  if (from !== undefined) return { field: 'from', message: from }
  const to = faultOfTarget(rule)
  if (to !== undefined) return { field: 'to', message: to }
  if (rule.firstDay <= rule.lastDay) return undefined
  return { field: 'valid_to', message: 'The redirect ends before it begins. Give a later day.' }
}

/** Where a redirect leads from a path, or `undefined` when it does not stand for that path. */
export function follow({ from, to = '' }: RedirectRule, path: string): string | undefined {
  if (!from.endsWith('*')) return placeOf(from) === path ? to : undefined
  const above = from === '/*' ? '/' : `${placeOf(from.slice(0, -2))}/`
  if (!path.startsWith(above) || path === above) return undefined
  const [target = ''] = to.split(/[?#]/)
  return target.endsWith('/*')
    ? `${target.slice(0, -1)}${path.slice(above.length)}${to.slice(target.length)}`
    : to
}

/**
 * The one spelling of a path, so that two spellings of it can be told to be one.
 *
 * @returns `undefined` for what no page can have for an address.
 */
export function placeOf(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  const segments: string[] = []
  for (const written of path
    .replace(/(?<=.)\/$/, '')
    .slice(1)
    .split('/')) {
    try {
      segments.push(decodeURIComponent(written).normalize('NFC'))
    } catch {
      return undefined
    }
  }
  const isOdd = (segment: string): boolean => /^\.{0,2}$|[\p{Cc}\\/]/u.test(segment)
  return path !== '/' && segments.some(isOdd) ? undefined : `/${segments.join('/')}`
}

function faultOfSource(from: string): string | undefined {
  if (from === '') return 'Nothing says which address leads on. Write it, such as /old-address.'
  if (/[?#]/.test(from))
    return 'A redirect stands for an address with any question mark and what follows it. Leave off everything from ? or # on.'
  const path = from.endsWith('/*') ? from.slice(0, -2) || '/' : from
  if (path.includes('*'))
    return 'A star stands for everything below an address, at the end alone. Write it as /old-folder/*.'
  return placeOf(path) === undefined
    ? 'This is no address of a page on this site. Write it from the first slash on, such as /old-address.'
    : undefined
}

function faultOfTarget({ from, to, isGone }: RedirectRule): string | undefined {
  if (isGone) return to && 'With the status 410 nobody is led anywhere. Empty this, or choose another status.'
  if (!to)
    return 'Nothing says where this leads. Write an address such as /new-address, or choose the status 410 for a page that is gone for good.'
  const [path = ''] = to.split(/[?#]/)
  if (path.includes('*') && !(path.endsWith('/*') && from.endsWith('/*')))
    return 'A star here stands for what the star at the end of the old address stood for, and there is none. Take it out.'
  const end = URL.parse(to, here)
  if (end?.protocol !== 'http:' && end?.protocol !== 'https:')
    return 'A redirect leads to a page and to nothing else. Write a path such as /new-address, or a whole address with https://.'
  if (/^https?:/i.test(to)) return undefined
  if (end.origin !== here)
    return 'This leads to another site. Write https:// in front if that is meant, or one slash for a page of this site.'
  return placeOf(path.replace(/(?<=.)\/\*$/, '').replace(/^\/\*$/, '/')) === undefined
    ? 'This is no address of a page. Write it from the first slash on, such as /new-address.'
    : undefined
}

function dayAt(data: JsonObject, field: string): string | undefined {
  return textAt(data, field)?.slice(0, 10)
}
