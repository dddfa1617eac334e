import { findRedirect, type RedirectTable } from '@house-edge/routing'
import { rememberResults } from './remember-results.ts'

const dayMs = 86_400_000

/** By what it is known whether a target has a redirect. */
export interface RedirectCheckOptions {
  origin: string
  /** The current table; `undefined` until it has been read. */
  rules: () => RedirectTable | undefined
  nowMs: () => number
}

/** Whether a redirect, or a rule that a page is gone, applies to a target. */
export function hasRedirect(target: string, { origin, rules, nowMs }: RedirectCheckOptions): boolean {
  const table = rules()
  return table !== undefined && findRedirect(table, { path: target, origin, nowMs: nowMs() }) !== undefined
}

/**
 * The same with a cache, for targets that come again: rules begin and end at midnight UTC, and change only with their
 * table.
 */
export function createRedirectCheck(options: RedirectCheckOptions): (target: string) => boolean {
  const { rules, nowMs } = options
  let table: RedirectTable | undefined
  let day = 0
  const led = rememberResults((target) => hasRedirect(target, { ...options, rules: () => table }))
  return (target) => {
    const [current, today] = [rules(), Math.floor(nowMs() / dayMs)]
    if (current !== table || today !== day) {
      table = current
      day = today
      led.forget()
    }
    return led.ask(target)
  }
}
