import { useState } from 'react'
import type { ReleaseDetail } from '../../../src/desk/contract.ts'
import { messageOf } from '../api/api-failure.ts'
import { deskApi } from '../api/desk-api.ts'
import { Button } from '../elements/button.tsx'
import { Input, LineForm } from '../elements/controls.tsx'
import { Remark } from '../elements/mark.tsx'

/** A line in which a release is begun by its name. */
export function NewRelease({ onBegun }: { onBegun: (release: ReleaseDetail) => void }) {
  const [label, setLabel] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      onBegun(await deskApi.createRelease({ label }))
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <>
      <LineForm onDone={begin}>
        <Input
          className="fill"
          aria-label="Name of a new release"
          placeholder="A new release"
          value={label}
          onValue={setLabel}
        />
        <Button type="submit" look="main" disabled={isBusy || !label.trim()}>
          Begin it
        </Button>
      </LineForm>
      {failure && <Remark kind="error">{failure}</Remark>}
    </>
  )
}
