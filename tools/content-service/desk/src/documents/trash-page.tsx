import { go } from '../address/address.ts'
import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Button, IconButton } from '../elements/button.tsx'
import { Empty, Waiting } from '../elements/mark.tsx'
import { attempt } from '../elements/notices.tsx'
import { whenOf, wholeMoment } from '../elements/when.ts'
import { labelOfType, useDesk } from '../context/desk-context.tsx'

/** Deleted documents, and how to restore them. */
export default function TrashPage() {
  const desk = useDesk()
  const { value, failure } = useLoad('trash', deskApi.trash)
  return (
    <div className="page">
      <title>Trash – Desk</title>
      <div className="page-head">
        <IconButton icon="back" label="To the documents" onClick={() => go('/')} />
        <h1 className="fill">Trash</h1>
      </div>
      <p className="quiet">What is deleted can be restored for thirty days.</p>
      {failure && <p role="alert">{failure}</p>}
      {!value && !failure && <Waiting />}
      {value?.length === 0 && <Empty title="Nothing was deleted" />}
      <ul className="plain-list">
        {value?.map(({ id, title, type, lang, deletedAtMs, untilMs }) => (
          <li key={id}>
            <span className="fill">
              <strong>{title}</strong>{' '}
              <span className="quiet small">
                {labelOfType(type, desk)}, {lang}; deleted {whenOf(deletedAtMs)}, kept until{' '}
                {wholeMoment(untilMs)}
              </span>
            </span>
            <Button icon="history" aria-label={`Restore ${title}`} onClick={() => void bringBack(id)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Makes the last version of a document that was deleted a draft, and opens it. */
export async function bringBack(id: string): Promise<void> {
  await attempt(async () => {
    const [last] = await deskApi.history(id)
    if (last) await deskApi.restore(id, last.id)
    go(`/documents/${id}`)
  })
}
