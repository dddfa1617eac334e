import { deskApi } from '../api/desk-api.ts'
import { useLoad } from '../api/use-load.ts'
import { Confirm } from '../elements/dialog.tsx'
import { Remark, Waiting } from '../elements/mark.tsx'

interface UnpublishDialogProps {
  id: string
  title: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a document leaves the site, and names what leads to it. */
export function UnpublishDialog({ id, title, isBusy, onConfirm, onClose }: UnpublishDialogProps) {
  const { value } = useLoad(id, () => deskApi.references(id))
  const shown = (value ?? []).filter(({ document }) => document.publishedAtMs !== null)
  return (
    <Confirm
      title={`Take ${title} off the site?`}
      action="Unpublish"
      isDangerous
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>Visitors find nothing at its address any more. Its content stays here as a draft.</p>
      {!value && <Waiting lines={2} />}
      {shown.length > 0 && (
        <Remark kind="warning">
          <p>
            {shown.length === 1 ? 'A published document leads' : `${shown.length} published documents lead`}{' '}
            to it. Their links will be broken:
          </p>
          <ul>
            {shown.slice(0, 8).map(({ document }) => (
              <li key={document.id}>{document.title}</li>
            ))}
            {shown.length > 8 && <li>and {shown.length - 8} more</li>}
          </ul>
        </Remark>
      )}
    </Confirm>
  )
}
