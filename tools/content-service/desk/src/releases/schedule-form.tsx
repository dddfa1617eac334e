import { useId, useState } from 'react'
import type { ReleaseDetail } from '../../../src/desk/contract.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { Remark } from '../elements/mark.tsx'
import { localInput, zoneHere } from '../elements/when.ts'
import { ReleaseVersions } from './release-versions.tsx'
import { Input, Labelled, LineForm } from '../elements/controls.tsx'

const hourMs = 3_600_000

interface ScheduleFormProps {
  release: ReleaseDetail
  onChange: (release: ReleaseDetail) => void
  onChoose: (scheduledAtMs: number | null) => void
  onClose: () => void
}

/** When a release goes out by itself. */
export function ScheduleForm({ release, onChange, onChoose, onClose }: ScheduleFormProps) {
  const formId = useId()
  const [nowMs] = useState(() => Date.now())
  const [local, setLocal] = useState(() =>
    localInput(release.scheduledAtMs ?? Math.ceil(nowMs / hourMs + 1) * hourMs),
  )
  const atMs = new Date(local).getTime()
  const isPast = !Number.isNaN(atMs) && atMs < nowMs
  const isUsable = !Number.isNaN(atMs) && !isPast
  const isStopped = release.versions.some(({ findings }) =>
    findings.some(({ severity }) => severity === 'error'),
  )
  return (
    <Dialog
      title={`When does ${release.label} go out?`}
      width="wide"
      onClose={onClose}
      actions={
        <>
          {release.scheduledAtMs !== null && <Button onClick={() => onChoose(null)}>By hand instead</Button>}
          <Button look="main" type="submit" form={formId} disabled={!isUsable}>
            Schedule
          </Button>
        </>
      }
    >
      <div className="stack">
        <LineForm id={formId} onDone={() => onChoose(atMs)}>
          <Labelled name={<>Day and time, {zoneHere()}</>}>
            <Input type="datetime-local" value={local} onValue={setLocal} />
          </Labelled>
        </LineForm>
        {isPast && <Remark kind="error">That is over. Choose a time to come.</Remark>}
        {isStopped && (
          <Remark kind="warning">It will not go out before what is marked below is put right.</Remark>
        )}
        <p className="quiet small">
          The content service must be running then. If it is not, the release goes out at its next start.
        </p>
        <ReleaseVersions release={release} isOpen onChange={onChange} />
      </div>
    </Dialog>
  )
}
