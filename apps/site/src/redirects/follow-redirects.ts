import { setTimeout } from 'node:timers/promises'
import { type RedirectRule, type RedirectTable, sortRedirects } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/slices/documents'
import { ruleOfDocument } from './rule-of-document.ts'

type RedirectText = Pick<RedirectDocument, 'id' | 'data'>
type Change = Record<'changed' | 'removed', readonly { type: string }[]>

/** Where editors' rules are read, and who hears of those that cannot be followed. */
export interface RedirectSource {
  documents: () => Promise<readonly RedirectText[]>
  onChange: (listener: (change: Change) => void) => void
  /** Rules in code; they win over editors' rules for the same path. */
  rules: readonly RedirectRule[]
  report: (message: string) => void
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Default: a timer. */
  pause?: (ms: number) => Promise<unknown>
}

/** After a failure to read them, the documents are asked for again this much later. */
const retryMs = 5_000
/** The first visits wait no longer than this for a service that does not answer. */
const patienceMs = 1_500

/**
 * Keeps the table of redirects at what is published.
 *
 * The first visit waits a moment for the documents; later ones use the table there is
 * while a newer one is made. When the documents cannot be read, the rules in code hold alone.
 */
export function followRedirects(source: RedirectSource): () => Promise<RedirectTable> {
  const { now = Date.now, pause = setTimeout } = source
  let table: RedirectTable | undefined
  let reading: Promise<void> | undefined
  let isOutdated = true
  let failedAtMs = -Infinity

  source.onChange(({ changed, removed }) => {
    if (![...changed, ...removed].some(({ type }) => type === 'redirect')) return
    isOutdated = true
    void refresh()
  })

  return async () => {
    if (isOutdated && now() - failedAtMs >= retryMs) void refresh()
    if (!table && reading) await Promise.race([reading, pause(patienceMs)])
    return table ?? sortRedirects(source.rules).table
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function read(): Promise<void> {
    while (isOutdated) {
      isOutdated = false
      try {
        table = made(await source.documents(), source)
      } catch {
        // The store has told of it; the pages answer as if there were no rules of editors.
        isOutdated = true
        failedAtMs = now()
        return
      }
    }
  }
}

function made(documents: readonly RedirectText[], { rules, report }: RedirectSource): RedirectTable {
  const { table, faults } = sortRedirects([...rules, ...documents.map(ruleOfDocument)])
  for (const { message } of faults) report(message)
  return table
}
