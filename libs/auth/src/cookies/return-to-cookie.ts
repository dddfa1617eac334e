import * as z from 'zod'
import type { CookieJar } from './cookie-jar.ts'
import { decodeJson, encodeJson } from './cookie-value.ts'

/** 8 hours, as in the vendor's module. */
const maxAgeSeconds = 8 * 60 * 60
/** Redirects for the same path within this time count as a loop. */
const bounceWindowMs = 10 * 60_000

const ReturnTo = z.object({ path: z.string(), bounces: z.number().int().nonnegative(), sinceMs: z.number() })

type ReturnTo = z.infer<typeof ReturnTo>

/** Keeps where the visitor wanted to go, and counts how often they were sent to sign in for it. */
export function rememberReturnPath(
  jar: CookieJar,
  key: string,
  visit: { path: string; nowMs: number; isBounce: boolean },
): void {
  const before = read(jar, key)
  const isSame = before?.path === visit.path && visit.nowMs - before.sinceMs < bounceWindowMs
  const body: ReturnTo = {
    path: visit.path,
    bounces: (isSame ? before.bounces : 0) + (visit.isBounce ? 1 : 0),
    sinceMs: isSame ? before.sinceMs : visit.nowMs,
  }
  jar.set({ name: key, value: encodeJson(body), maxAgeSeconds })
}

/** Reads the path. The value is the browser's: check it before use. */
export function findReturnPath(jar: CookieJar, key: string): string | undefined {
  return read(jar, key)?.path
}

/** How often this browser was sent to sign in for this path a short while ago. */
export function countBounces(jar: CookieJar, key: string, path: string, nowMs: number): number {
  const before = read(jar, key)
  return before?.path === path && nowMs - before.sinceMs < bounceWindowMs ? before.bounces : 0
}

function read(jar: CookieJar, key: string): ReturnTo | undefined {
  const value = jar.get(key)
  return value === undefined ? undefined : ReturnTo.safeParse(decodeJson(value)).data
}
