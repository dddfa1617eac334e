import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { CookieJar } from './cookie-jar.ts'
import { decodeJson, encodeJson } from './cookie-value.ts'

/** Where attempts are posted. No other request carries the cookie, so that no page differs by it. */
const path = '/api/auth'
const maxAgeSeconds = 180 * 24 * 60 * 60
/** Accounts that one browser is known to; the oldest is forgotten. */
const mostAccounts = 3
/** Characters of a mark, 132 bits. */
const markLength = 22

const Devices = z.array(
  z.object({
    /** Names this browser in the counts of attempts. */
    id: z.string().regex(/^[\w-]{16}$/),
    /** Milliseconds since 1970. */
    at: z.number(),
    /** One for each name of the account: its id, its e-mail address, its phone number. */
    marks: z.array(z.string()).max(3),
  }),
)

type Device = z.infer<typeof Devices>[number]

/** What a sign-in form may name an account by, beside its id. */
interface AccountNames {
  sub: string
  email?: string | undefined
  phone?: string | undefined
}

/**
 * The cookie of browsers in which a visitor has signed in completely. Attempts in them are counted apart, so that
 * an attacker who guesses does not lock out the owner (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 *
 * It is not a session. It names no account: it holds digests, keyed with the site's secret, which can be compared with
 * a typed account but not be read. Each sign-in writes a new one.
 */
export interface DeviceCookie {
  jar: CookieJar
  key: string
  /** Without one no browser is known. */
  secret: string | undefined
  /** Digests that are keyed with it count as well, while the secret is changed. */
  previousSecret?: string | undefined
  nowMs: number
}

/** Makes this browser known to an account, by a new name. */
export function rememberDevice(cookie: DeviceCookie, account: AccountNames): void {
  if (cookie.secret === undefined) return
  const device = { id: randomBytes(12).toString('base64url'), at: cookie.nowMs }
  const marks = [account.sub, account.email, account.phone]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => markOf(cookie.secret, device, name ?? ''))
  write(cookie, [{ ...device, marks }, ...others(cookie, account.sub)].slice(0, mostAccounts))
}

/** Makes this browser a stranger to an account. */
export function forgetDevice(cookie: DeviceCookie, sub: string): void {
  const known = read(cookie)
  const left = others(cookie, sub)
  if (left.length < known.length) write(cookie, left)
}

/** What this browser is called at an account, by whichever of its names; `undefined` when it is not known there. */
export function findDevice(cookie: DeviceCookie, name: string): string | undefined {
  return read(cookie).find((device) => isOf(cookie, device, name))?.id
}

function others(cookie: DeviceCookie, sub: string): Device[] {
  return read(cookie).filter((device) => !isOf(cookie, device, sub))
}

function isOf({ secret, previousSecret }: DeviceCookie, device: Device, name: string): boolean {
  return [secret, previousSecret].some((each) => {
    if (each === undefined) return false
    const wanted = Buffer.from(markOf(each, device, name))
    return device.marks.some((given) => {
      const mark = Buffer.from(given)
      return mark.length === wanted.length && timingSafeEqual(mark, wanted)
    })
  })
}

function markOf(secret: string | undefined, { id, at }: Pick<Device, 'id' | 'at'>, name: string): string {
  // Tokens hold phone numbers without the sign that forms ask for.
  const account = name.toLowerCase().replace(/^\+/, '')
  return createHmac('sha256', `house-edge device cookie\n${secret}`)
    .update(`${id}\n${at}\n${account}`)
    .digest('base64url')
    .slice(0, markLength)
}

function read({ jar, key, secret, nowMs }: DeviceCookie): Device[] {
  if (secret === undefined) return []
  const devices = Devices.safeParse(decodeJson(jar.get(key) ?? '')).data ?? []
  return devices
    .slice(0, mostAccounts)
    .filter(({ at }) => at <= nowMs + 60_000 && nowMs - at < maxAgeSeconds * 1000)
}

function write({ jar, key }: DeviceCookie, devices: readonly Device[]): void {
  if (devices.length > 0) jar.set({ name: key, value: encodeJson(devices), maxAgeSeconds, path })
  else jar.set({ name: key, value: '', maxAgeSeconds: 0, path })
}
