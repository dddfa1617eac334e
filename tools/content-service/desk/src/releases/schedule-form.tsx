import { useState } from 'react'
import type { ReleaseDetail } from '../../../src/desk/contract.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { Remark } from '../elements/mark.tsx'
import { localInput } from '../elements/when.ts'
import { ReleaseVersions } from './release-versions.tsx'

const hourMs = 3_600_000
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

interface ScheduleFormProps {
  release: ReleaseDetail
  onChange: (release: ReleaseDetail) => void
  onChoose: (scheduledAtMs: number | null) => void
  onClose: () => void
}

/** When a release goes out by itself. */
export function ScheduleForm({ release, onChange, onChoose, onClose }: ScheduleFormProps) {
  const [nowMs] = useState(() => Date.now())
  const [local, setLocal] = useState(() =>
    localInput(release.scheduledAtMs ?? Math.ceil(nowMs / hourMs + 1) * hourMs),
  )
  const atMs = new Date(local).getTime()
  const isPast = !Number.isNaN(atMs) && atMs < nowMs
  return (
    <Dialog
      title={`When does ${release.label} go out?`}
      width="wide"
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
          <span className="small quiet">Day and time, {zone}</span>
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
        <ReleaseVersions release={release} isOpen onChange={onChange} />
      </div>
    </Dialog>
  )
}
