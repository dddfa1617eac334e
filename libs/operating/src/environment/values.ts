/**
 * What a variable of the environment may hold. Each fault is one sentence for a reader who set the variable and knows
 * nothing of this program; none repeats a value, which may be a secret.
 *
 * @module
 */
import { isIP } from 'node:net'
import { z } from 'zod'

/** Longer than any key of the vendors'. */
const longestText = 4_096

const isLong = (value: string): boolean => value.length > longestText
const longFault = `has more than ${longestText} characters, so something else was pasted in`

/** Any text, without the blanks around it. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !isLong(value), longFault)

/** What goes into a header of a request; the error of `fetch` would repeat it. */
export const headerText = text.regex(/^[\x21-\x7e]+$/, 'has blanks or characters that no header carries')

/** A secret that both sides know, which also goes into a header. */
export const sharedSecret = text
  .min(16, 'is shorter than 16 characters and could be guessed')
  .regex(/^[\x20-\x7e]+$/, 'has characters that no header carries')

/** The address of a folder on this machine. */
export const folder = text.refine((value) => !value.includes('://'), 'is a web address and not a folder')

/** The address of a machine: a number, or a name. */
export const host = text.refine(
  (value) => isIP(value) !== 0 || isHostName(value),
  'is neither an IP address nor the name of a machine, such as 127.0.0.1',
)

function isHostName(value: string): boolean {
  const labels = value.split('.')
  return value.length <= 253 && labels.every((label) => /^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/i.test(label))
}

/** One of some words. */
export function oneOf<const words extends readonly string[]>(...words: words) {
  return z.enum(words, { error: `is not one of ${words.join(', ')}` })
}

/** A number in figures alone: `1e3`, `0x10` and `1_000` are mistakes. */
export function number({ min, max, whole = true }: { min: number; max: number; whole?: boolean }) {
  const figures = whole ? /^\d{1,12}$/ : /^\d{1,12}(?:\.\d{1,6})?$/
  const fault = `is not a ${whole ? 'whole ' : ''}number from ${min} to ${max}`
  return z
    .string()
    .trim()
    .transform((value, context) => {
      const read = figures.test(value) ? Number(value) : Number.NaN
      if (read >= min && read <= max) return read
      context.addIssue(fault)
      return z.NEVER
    })
}

/** What an address may have. */
interface AddressRules {
  schemes: readonly string[]
  /** For the words. */
  example: string
  /** Whether something may stand after the host. */
  path: 'none' | 'one' | 'any'
  /** Whether it may name a user and a password, which errors and logs of others would repeat. @default false */
  user?: boolean
}

/** An address with a scheme and a host. */
export function address(rules: AddressRules) {
  return text.superRefine((value, context) => {
    for (const message of addressFaults(value, rules)) context.addIssue(message)
  })
}

/** All that is wrong with an address. */
export function addressFaults(
  value: string,
  { schemes, example, path, user = false }: AddressRules,
): string[] {
  if (isLong(value)) return []
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isRight =
    url !== undefined && schemes.some((scheme) => value.toLowerCase().startsWith(`${scheme}://`))
  if (!isRight || url.hostname === '')
    return [`is not an address that begins with ${schemes.join(':// or ')}://, such as ${example}`]
  const faults: string[] = []
  if (!user && (url.username || url.password))
    faults.push('names a user or a password, which would stand in logs')
  if (url.search || url.hash) faults.push('has a ? or a #, which no address of this kind has')
  if (path === 'any') return faults
  if (url.pathname.length > 1 && path === 'none')
    faults.push(`has a path; it ends with the host or the port, such as ${example}`)
  else if (value.endsWith('/')) faults.push('ends with a slash; leave it away')
  return faults
}

/** The address that visitors use: a scheme, a host, perhaps a port. */
export const origin = address({ schemes: ['https', 'http'], example: 'https://site.example', path: 'none' })

/** The address of a service that is asked over HTTP. */
export const service = address({
  schemes: ['https', 'http'],
  example: 'https://service.example',
  path: 'one',
})

/** A path of this site. */
export const path = text.superRefine((value, context) => {
  if (!value.startsWith('/')) context.addIssue('must be a path on this site, such as /login')
  else if (value.endsWith('/')) context.addIssue('ends with a slash; leave it away')
  else if (!/^(?:\/[^/\\?#\s*]+)+$/.test(value))
    context.addIssue('has what a path of a page cannot have: two slashes, a blank, or one of \\ ? # *')
})

/** Items between commas. */
export const list = z
  .string()
  .refine((value) => !isLong(value), longFault)
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

/** A list whose items all look alike. */
export function listOf(item: RegExp, fault: string) {
  return list.superRefine((items, context) => {
    if (items.some((each) => !item.test(each))) context.addIssue(fault)
  })
}

/** Regions of CLDR that are no country anybody asks from (https://www.unicode.org/reports/tr35/#Unknown_or_Invalid_Identifiers). */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/**
 * What is wrong with the code of a country (ISO 3166).
 *
 * @returns `undefined`: it is one.
 */
export function countryFault(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return 'names a country that is not two capital letters, such as GB'
  const usual = new Intl.Locale(`und-${code}`).region
  if (usual !== code) return `names ${code}, which headers of countries call ${usual}`
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return noCountries.has(code) || names.of(code) === undefined
    ? `names ${code}, which is no country`
    : undefined
}
