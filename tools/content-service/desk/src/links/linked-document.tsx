import { Link } from '../address/link.tsx'
import { StateMark } from '../elements/mark.tsx'
import { labelOfType, useDesk } from '../context/desk-context.tsx'
import { useSummary } from './summaries.ts'

/** A document that something leads to. */
export function LinkedDocument({ id }: { id: string }) {
  const desk = useDesk()
  const summary = useSummary(id)
  if (summary === undefined) return <span className="quiet">Looking it up…</span>
  if (summary === null) return <span className="quiet">A document that does not exist</span>
  return (
    <span className="linked-document">
      <Link to={`/documents/${id}`}>{summary.title}</Link>
      <span className="quiet small">{labelOfType(summary.type, desk)}</span>
      {summary.state !== 'published' && <StateMark state={summary.state} />}
    </span>
  )
}
