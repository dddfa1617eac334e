import { Link } from '../address/link.tsx'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Empty, StateMark, Waiting } from '../elements/mark.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { labelOfType, useDesk } from '../context/desk-context.tsx'

/** The documents that lead to one. */
export function ReferencesPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const desk = useDesk()
  const { value, failure } = useLoad(id, () => deskApi.references(id))
  return (
    <>
      <PanelHead title="Linked from" onClose={onClose} />
      <div className="panel-body">
        {failure && <p role="alert">{failure}</p>}
        {!value && !failure && <Waiting />}
        {value?.length === 0 && <Empty title="Nothing leads here" />}
        <ul className="plain-list">
          {value?.map(({ document, paths }) => (
            <li key={document.id}>
              <span className="fill">
                <Link to={`/documents/${document.id}`}>{document.title}</Link>
                <span className="quiet small">
                  {' '}
                  {labelOfType(document.type, desk)}
                  {paths.length > 1 ? `, in ${paths.length} places` : ''}
                </span>
              </span>
              <StateMark state={document.state} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
