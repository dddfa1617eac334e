import { useState } from 'react'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { Remark } from '../elements/mark.tsx'
import { useDesk } from '../shell/desk-context.tsx'
import { Input, LineForm } from '../elements/controls.tsx'

interface ReleaseChoiceProps {
  title: string
  onChoose: (releaseId: string) => void
  onClose: () => void
}

/** A window in which a release is chosen, or a new one begun. */
export function ReleaseChoice({ title, onChoose, onClose }: ReleaseChoiceProps) {
  const { repository } = useDesk()
  const [label, setLabel] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const release = await deskApi.createRelease({ label })
      onChoose(release.id)
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {repository.releases.length > 0 && (
          <ul className="choice-list">
            {repository.releases.map((release) => (
              <li key={release.id}>
                <Button onClick={() => onChoose(release.id)}>{release.label}</Button>
                <span className="quiet small">
                  {release.documents === 1 ? '1 document' : `${release.documents} documents`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <LineForm onDone={() => begin()}>
          <Input
            className="fill"
            aria-label="Name of a new release"
            placeholder="A new release"
            value={label}
            onValue={setLabel}
          />
          <Button type="submit" disabled={isBusy || !label.trim()}>
            Begin it
          </Button>
        </LineForm>
        {failure && <Remark kind="error">{failure}</Remark>}
      </div>
    </Dialog>
  )
}
