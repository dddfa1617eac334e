import { findRedirect, type RedirectTable } from '@house-edge/routing'
import { rememberAnswers } from './remember-answers.ts'

const dayMs = 86_400_000

/**
 * Says whether a rule leads away from a target, or says that it is gone. Rules come into force and end with a day (UTC),
 * and otherwise change only with their table.
 *
 * @param rules The table in force; nothing before it has been read.
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
