/** The statuses a redirect rule may answer with. RFC 9110 §15.4, §15.5.11. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const

/** Moved for good (301, 308), for now (302, 307), or gone (410). */
export type RedirectStatus = (typeof redirectStatuses)[number]

/** What to answer at an address that nothing should be served at any more. */
export interface RedirectRule {
  /** Path on this site, such as `/old`; `/old/*` stands for everything below `/old`. Without query. */
  from: string
  /**
   * Where to: a path on this site, or a whole `http(s)` URL. Here `*` at the end
   * of the path stands for what `*` stood for in `from`. Not for 410.
   */
  to?: string | undefined
  status: RedirectStatus
  /** First day on which the rule holds, `YYYY-MM-DD` in UTC. Default: always has. */
  validFrom?: string | undefined
  /** Last day on which the rule holds, `YYYY-MM-DD` in UTC. Default: for ever. */
  validTo?: string | undefined
  /** Where the rule is kept, for messages: a document's id. */
  id?: string | undefined
}

/** What a rule is called in messages. */
export function nameOf(rule: RedirectRule): string {
  return rule.id === undefined ? `"${rule.from}"` : `"${rule.from}" (${rule.id})`
}

/** Whether two rules hold on a common day. */
export function overlap(one: RedirectRule, other: RedirectRule): boolean {
  return (
    (one.validFrom ?? '') <= (other.validTo ?? '9999-12-31') &&
    (other.validFrom ?? '') <= (one.validTo ?? '9999-12-31')
  )
}
