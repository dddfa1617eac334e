import { setTimeout } from 'node:timers/promises'
import { type RedirectRule, type RedirectTable, sortRedirects } from '@house-edge/routing'
import { type RedirectText, ruleOfDocument } from './rule-of-document.ts'

type Change = Record<
  'changed' | 'removed',
  readonly { type: string; previousUids?: readonly string[] | undefined }[]
>

/** Where editors' rules come from, and who is told of wrong ones. */
interface RedirectSource {
  documents: () => Promise<readonly RedirectText[]>
  onChange: (listener: (change: Change) => void) => void
  /** The new path of a page that has moved, so that a rule leads there in one step. */
  findMoved?: (path: string) => string | undefined
  /** Rules in code, which override editors' rules for the same path. */
  rules: readonly RedirectRule[]
  report: (message: string) => void
  /** Type of the editors' documents. */
  type: string | undefined
  /** Called with every new table. */
  onTable?: (table: RedirectTable) => void
  /** A monotonic clock. Milliseconds. @default performance.now */
  now?: () => number
  /** Default: a timer. */
  pause?: (ms: number) => Promise<unknown>
}

/** Pause before the documents are read again after a failure. */
const retryMs = 5_000
/** Longest wait of the first visits for a service that does not answer. */
const patienceMs = 1_500

/**
 * Keeps the table of redirects up to date with what is published.
 *
 * The first visit waits a moment for the documents; later ones use the current table while a new one is made. When the
 * documents cannot be read, only the rules in code apply.
 */
export function followRedirects(source: RedirectSource): () => Promise<RedirectTable> {
  const { now = () => performance.now(), pause = setTimeout } = source
  let table: RedirectTable | undefined
  let reading: Promise<void> | undefined
  let patience: Promise<unknown> | undefined
  let isOutdated = true
  let failedAtMs = -Infinity

  source.onChange(({ changed, removed }) => {
    const isOurs = [...changed, ...removed].some(
      ({ type, previousUids }) => type === source.type || (previousUids?.length ?? 0) > 0,
    )
    if (!isOurs) return
    isOutdated = true
    void refresh()
  })

  return async () => {
    if (isOutdated && now() - failedAtMs >= retryMs) void refresh()
    // All visits share this wait.
    if (!table && reading) await Promise.race([reading, (patience ??= pause(patienceMs))])
    return table ?? sortRedirects(source.rules).table
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
      patience = undefined
    })
    return reading
  }

  async function read(): Promise<void> {
    while (isOutdated) {
      isOutdated = false
      try {
        table = made(await source.documents(), source)
        source.onTable?.(table)
      } catch {
        // The store has logged the failure. Only the rules in code apply.
        isOutdated = true
        failedAtMs = now()
        return
      }
    }
  }
}

function made(
  documents: readonly RedirectText[],
  { rules, report, findMoved }: RedirectSource,
): RedirectTable {
  const written = documents.map(ruleOfDocument).map((rule) => followMove(rule, findMoved))
  const { table, faults } = sortRedirects([...rules, ...written])
  for (const { message } of faults) report(message)
  return table
}

function followMove(rule: RedirectRule, findMoved: RedirectSource['findMoved']): RedirectRule {
  const [path = ''] = rule.to?.split(/[?#]/, 1) ?? []
  const moved = path === '' ? undefined : findMoved?.(path)
  return moved === undefined ? rule : { ...rule, to: moved + (rule.to ?? '').slice(path.length) }
}
