import { useState } from 'react'
import { contentOf, latestOf, saysTheSame, valueAt, withValueAt } from '../draft/content.ts'
import type { Content } from '../draft/content.ts'
import type { DraftSession, DraftState } from '../draft/draft-session.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { whenOf } from '../elements/when.ts'
import { FieldDifference } from '../history/field-difference.tsx'
import { compareContents } from '../history/compare.ts'
import { modelOf, useDesk } from '../shell/desk-context.tsx'

interface ConflictDialogProps {
  session: DraftSession
  state: DraftState
  conflict: NonNullable<DraftState['conflict']>
}

/**
 * Both versions of a document that two people saved, field by field.
 *
 * What only one of them changed is taken from that one; the rest is for the editor to choose.
 */
export function ConflictDialog({ session, state, conflict }: ConflictDialogProps) {
  const desk = useDesk()
  const model = modelOf(state.detail.summary.type, desk)
  const theirs = contentOf(latestOf(conflict.current))
  const mine = state.content
  const differences = compareContents(theirs, mine, model, desk.models)
  const [isMine, setMine] = useState<Record<string, boolean>>({})
  const takesMine = (path: string): boolean => isMine[path] ?? !onlyTheirs(path, conflict.base, mine)
  const merged = (): Content =>
    differences
      .filter(({ path }) => takesMine(path))
      .reduce((content, { path }) => withValueAt(content, path, valueAt(mine, path)), theirs)
  const savedAtMs = (conflict.current.draft ?? conflict.current.published)?.savedAtMs ?? 0

  return (
    <Dialog
      title="Somebody else saved this document"
      width="wide"
      actions={
        <>
          <Button onClick={() => session.settle(theirs)}>Take all of theirs</Button>
          <Button onClick={() => session.settle(mine)}>Keep all of mine</Button>
          <Button look="main" onClick={() => session.settle(merged())}>
            Save what is chosen
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Their version is of {whenOf(savedAtMs)}. Nothing is lost: both are here. Choose for each field which
          one is to stay.
        </p>
        {differences.length === 0 && <p>Both versions say the same.</p>}
        {differences.map((difference) => (
          <fieldset key={difference.path} className="conflict-field">
            <legend>{difference.label}</legend>
            <FieldDifference difference={difference} />
            <div className="row">
              {[true, false].map((mineOne) => (
                <label key={String(mineOne)} className="link-check">
                  <input
                    type="radio"
                    name={difference.path}
                    checked={takesMine(difference.path) === mineOne}
                    onChange={() => setMine({ ...isMine, [difference.path]: mineOne })}
                  />
                  {mineOne ? 'Mine' : 'Theirs'}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

function onlyTheirs(path: string, base: Content, mine: Content): boolean {
  return saysTheSame(valueAt(base, path), valueAt(mine, path))
}
