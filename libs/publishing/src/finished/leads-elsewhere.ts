import { findRedirect, type RedirectTable } from '@house-edge/routing'
import { rememberAnswers } from './remember-answers.ts'

const dayMs = 86_400_000

/**
 * Decides whether a redirect, or a rule that a page is gone, applies to a target. Rules begin and end at midnight UTC,
 * and change only with their table.
 *
 * @param rules The current table; `undefined` until it has been read.
 */
export function createLeadsElsewhere(options: {
  origin: string
  rules: () => RedirectTable | undefined
  nowMs: () => number
}): (target: string) => boolean {
  const { origin, rules, nowMs } = options
  let table: RedirectTable | undefined
  let day = 0
  const led = rememberAnswers(
    (path) => table !== undefined && findRedirect(table, { path, origin, nowMs: nowMs() }) !== undefined,
  )
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
