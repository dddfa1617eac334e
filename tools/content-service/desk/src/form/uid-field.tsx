import { useSyncExternalStore } from 'react'
import { Button } from '../elements/button.tsx'
import { labelOfType, useDesk } from '../context/desk-context.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field.tsx'
import { useForm, useRemarks } from './form-context.tsx'
import { uidFor } from './uid-for.ts'

/** The last part of a document's address. Offered from the title; said to be free or taken. */
export function UidField({ label, model }: FieldProps) {
  const { session, edit } = useForm()
  const state = useSyncExternalStore(session.subscribe, session.state)
  const desk = useDesk()
  const remarks = useRemarks('uid')
  const { uid } = state.content
  const { published, summary } = state.detail
  const before = published?.document.uid
  const offered = uidFor(state.content, summary.type, desk)
  const isFree = uid !== null && uid !== before && state.status === 'saved' && remarks.length === 0

  return (
    <FieldFrame
      path="uid"
      label={label}
      isSingle
      hint={
        before && uid !== before
          ? `The address changes when this is published. The old one, “${before}”, keeps leading here.`
          : undefined
      }
      aside={
        isFree && (
          <span className="field-good">free for a {labelOfType(summary.type, desk).toLowerCase()}</span>
        )
      }
    >
      {(ids) => (
        <span className="row">
          <input
            {...ids.input}
            className="input fill"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            placeholder={model.config?.placeholder}
            value={uid ?? ''}
            onChange={(event) =>
              edit('uid', event.target.value.toLowerCase().replaceAll(/\s+/g, '-') || null)
            }
          />
          {offered && offered !== uid && !published && (
            <Button onClick={() => edit('uid', offered)}>Use “{offered}”</Button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}
