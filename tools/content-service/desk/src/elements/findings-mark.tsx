import { useEffect, useState } from 'react'
import type { Finding, FindingsOfDocuments } from '../../../src/desk/contract.ts'
import { deskApi } from '../api/desk-api.ts'

const mostAtOnce = 100

/**
 * What is to be put right in the documents of a list. It comes after the list, which does not wait for it; where it cannot
 * be had, the list has no marks.
 *
 * @param rows Asked again whenever this is another list.
 * @param idsOf The same function each time.
 */
export function useFindings<Row>(
  rows: readonly Row[] | undefined,
  idsOf: (row: Row) => readonly string[],
): FindingsOfDocuments {
  const [found, setFound] = useState<FindingsOfDocuments>({})
  useEffect(() => {
    const controller = new AbortController()
    const all = rows?.flatMap(idsOf) ?? []
    const parts = Array.from({ length: Math.ceil(all.length / mostAtOnce) }, (_, at) =>
      deskApi.findings(all.slice(at * mostAtOnce, (at + 1) * mostAtOnce), controller.signal),
    )
    void Promise.all(parts).then(
      (each) => {
        if (!controller.signal.aborted) setFound(Object.assign({}, ...each) as FindingsOfDocuments)
      },
      () => {},
    )
    return () => controller.abort()
  }, [rows, idsOf])
  return found
}

/** How much is to be put right in a document of a list, and what. */
export function FindingsMark({ findings }: { findings: readonly Finding[] | undefined }) {
  if (!findings?.length) return undefined
  const errors = findings.filter(({ severity }) => severity === 'error')
  const [kind, counted, todo] =
    errors.length > 0 ? ['error', errors, 'to put right'] : ['warning', findings, 'to look at']
  return (
    <span className={`mark mark-${kind}`} title={findings.map(({ message }) => message).join('\n')}>
      {counted.length} {todo}
    </span>
  )
}
