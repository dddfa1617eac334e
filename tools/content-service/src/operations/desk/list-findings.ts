import type { FindingsOfDocuments } from '../../desk/contract.ts'
import { findFindings } from '../../desk/find-findings.ts'
import { anyVersion } from '../../repository/document-states.ts'
import type { Service } from '../../service.ts'

/** Asked at once; what is named beyond is left out. */
const mostDocuments = 200

/** What lists mark: documents that somebody has to look at, though nobody has opened them. */
export function listFindings(query: URLSearchParams, { repository }: Service): FindingsOfDocuments {
  const ids = new Set((query.get('ids') ?? '').split(','))
  const found = [...ids].slice(0, mostDocuments).flatMap((id) => {
    const document = anyVersion(id, repository)
    const findings = document ? findFindings(document, repository) : []
    return findings.length > 0 ? [[id, findings] as const] : []
  })
  return Object.fromEntries(found)
}
