import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Remark, Waiting } from '../elements/mark.tsx'

/** What leads to a document that is to leave the site. */
export function BrokenLinks({ id }: { id: string }) {
  const { value, failure } = useLoad(id, () => deskApi.references(id))
  if (failure) return <p role="alert">{failure}</p>
  if (!value) return <Waiting lines={2} />
  const shown = value.filter(({ document }) => document.publishedAtMs !== null)
  if (shown.length === 0) return null
  return (
    <Remark kind="warning">
      <p>
        {shown.length === 1 ? 'A published document leads' : `${shown.length} published documents lead`} to
        it. Their links will be broken:
      </p>
      <ul>
        {shown.slice(0, 8).map(({ document }) => (
          <li key={document.id}>{document.title}</li>
        ))}
        {shown.length > 8 && <li>and {shown.length - 8} more</li>}
      </ul>
    </Remark>
  )
}
