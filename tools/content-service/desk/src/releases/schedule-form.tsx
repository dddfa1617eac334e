import { useState } from 'react'
import type { ReleaseDetail } from '../../../src/desk/contract.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { Remark } from '../elements/mark.tsx'
import { localInput } from '../elements/when.ts'

const hourMs = 3_600_000

interface ScheduleFormProps {
  release: ReleaseDetail
  onChoose: (scheduledAtMs: number | null) => void
  onClose: () => void
}

/** When a release goes out by itself. */
export function ScheduleForm({ release, onChoose, onClose }: ScheduleFormProps) {
  const [local, setLocal] = useState(
    localInput(release.scheduledAtMs ?? Math.ceil(Date.now() / hourMs + 1) * hourMs),
  )
  const atMs = new Date(local).getTime()
  const isPast = !Number.isNaN(atMs) && atMs < Date.now()
  return (
    <Dialog
      title={`When does ${release.label} go out?`}
      onClose={onClose}
      actions={
        <>
          {release.scheduledAtMs !== null && <Button onClick={() => onChoose(null)}>By hand instead</Button>}
          <Button look="main" disabled={Number.isNaN(atMs) || isPast} onClick={() => onChoose(atMs)}>
            Schedule
          </Button>
        </>
      }
    >
      <div className="stack">
        <label className="image-part">
          <span className="small quiet">
            Day and time, {Intl.DateTimeFormat().resolvedOptions().timeZone}
          </span>
          <input
            className="input"
            type="datetime-local"
            value={local}
            onChange={(event) => setLocal(event.target.value)}
          />
        </label>
        {isPast && <Remark kind="error">That is over. Choose a time to come.</Remark>}
        <p className="quiet small">
          The content service must be running then. If it is not, the release goes out at its next start.
        </p>
      </div>
    </Dialog>
  )
}
