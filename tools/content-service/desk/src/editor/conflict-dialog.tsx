import { useState } from 'react'
import type { DraftSession, DraftState } from '../draft/draft-session.ts'
import type { Collision } from '../draft/merge.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { whenOf } from '../elements/when.ts'
import { placeInWords } from '../form/place-in-words.ts'
import { FieldDifference } from '../history/field-difference.tsx'
import { changeIn } from '../history/compare.ts'
import { modelOf, useDesk } from '../context/desk-context.tsx'

interface ConflictDialogProps {
  session: DraftSession
  state: DraftState
  onClose: () => void
}

/** Both versions of each paragraph or field that two people changed to say different things, to choose from. */
export function ConflictDialog({ session, state, onClose }: ConflictDialogProps) {
  const model = modelOf(state.detail.summary.type, useDesk())
  const [isTheirs, setTheirs] = useState<Record<string, boolean>>({})
  const { collisions } = state
  const settle = (choose: (collision: Collision) => 'mine' | 'theirs'): void => {
    onClose()
    void session.settle(choose)
  }
  const savedAtMs = (state.detail.draft ?? state.detail.published)?.savedAtMs ?? 0

  return (
    <Dialog
      title="Somebody else changed the same places"
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => settle(() => 'theirs')}>Take all of theirs</Button>
          <Button onClick={() => settle(() => 'mine')}>Keep all of mine</Button>
          <Button look="main" onClick={() => settle((one) => (isTheirs[nameOf(one)] ? 'theirs' : 'mine'))}>
            Save what is chosen
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Their version is of {whenOf(savedAtMs)}. Nothing is lost: everything else of both is saved already.
          Choose which one is to stay.
        </p>
        {collisions.length === 0 && <p>Both versions say the same now.</p>}
        {collisions.map((collision) => {
          const name = nameOf(collision)
          return (
            <fieldset key={name} className="conflict-field">
              <legend>{labelOf(collision, model)}</legend>
              <FieldDifference
                difference={{
                  path: collision.path,
                  label: '',
                  changes: [changeIn(collision.field ?? { type: 'Text' }, collision.theirs, collision.mine)],
                }}
              />
              <div className="row">
                {[false, true].map((side) => (
                  <label key={String(side)} className="link-check">
                    <input
                      type="radio"
                      name={name}
                      checked={(isTheirs[name] ?? false) === side}
                      onChange={() => setTheirs({ ...isTheirs, [name]: side })}
                    />
                    {side ? 'Theirs' : 'Mine'}
                  </label>
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}

/** What is chosen counts for what was shown. */
function nameOf({ path, at, theirs, mine }: Collision): string {
  return JSON.stringify([path, at, theirs, mine])
}

/** The name of the place where two collide: `Summary, paragraph 2`. */
export function labelOf({ path, at, field }: Collision, model: Parameters<typeof placeInWords>[1]): string {
  const place = placeInWords(path, model).trim()
  if (at === undefined) return place
  return `${place}, ${field?.type === 'StructuredText' ? 'paragraph' : 'item'} ${at + 1}`
}
