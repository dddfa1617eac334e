import { createContext, use, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FieldFault, Finding } from '../../../src/desk/contract.ts'
import type { Json } from '../../../src/json/json.ts'
import { createListeners } from '../api/listeners.ts'
import { valueAt, withValueAt } from '../draft/content.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { fieldOfPlace } from '../draft/field-of-place.ts'
import { focusField } from './focus.ts'
import { DeskFault } from '../desk-fault.ts'

/** Something that is said of a field. */
export interface FieldRemark {
  path: string
  severity: 'error' | 'warning'
  message: string
}

/** What the fields of a form work with. */
export interface Form {
  session: DraftSession
  /** Puts a value in place. `undefined` empties the field. */
  edit: (path: string, value: Json | undefined, subject?: string) => void
  /** Shows a field that may be in another tab or folded away. */
  reveal: (path: string) => void
  revealed: { subscribe: (tell: () => void) => () => void; path: () => string | undefined }
}

export const FormContext = createContext<Form | undefined>(undefined)

/** The form a field is in. */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new DeskFault('A field stands outside a form.')
  return form
}

/** Makes the form of a session. */
export function createForm(session: DraftSession): Form {
  const { tell, subscribe } = createListeners()
  let path: string | undefined
  return {
    session,
    edit: (place, value, subject = place) => {
      session.edit((content) => withValueAt(content, place, value), subject)
    },
    reveal: (place) => {
      // At once, so that the field is there to go to, also when a click in the preview asked for it.
      for (const next of [undefined, place])
        flushSync(() => {
          path = next
          tell()
        })
      focusField(place)
    },
    revealed: { subscribe, path: () => path },
  }
}

const nothing: readonly FieldRemark[] = []
const remarksByState = new WeakMap<object, Map<string, FieldRemark[]>>()

/** Everything that is said of a document: what cannot be saved, then what is to be put right. */
export function remarksOf(state: {
  faults: readonly FieldFault[]
  detail: { findings: readonly Finding[] }
}): FieldRemark[] {
  return [
    ...state.faults.map(({ path, message }) => ({
      path,
      severity: 'error' as const,
      message: sentence(message),
    })),
    ...state.detail.findings.map(({ path, severity, message }) => ({ path, severity, message })),
  ]
}

/** What is said of a field itself, not of fields within it. */
export function useRemarks(path: string): readonly FieldRemark[] {
  const { session } = useForm()
  return useSyncExternalStore(session.subscribe, () => {
    const state = session.state()
    // Both lists are replaced together with the state they came with.
    const key = state.faults.length > 0 ? state.faults : state.detail
    let byPath = remarksByState.get(key)
    if (!byPath) {
      byPath = Map.groupBy(remarksOf(state), (remark) => fieldOfPlace(remark.path))
      remarksByState.set(key, byPath)
    }
    return byPath.get(path) ?? nothing
  })
}

/** The value at a place, now. For handlers: nothing is rendered when it changes. */
export function currentValue(form: Form, path: string): Json | undefined {
  return valueAt(form.session.state().content, path)
}

function sentence(message: string): string {
  return /^(must|may|cannot|is|has|names|does|documents)\b/.test(message)
    ? `This ${message.replace(/^documents of this type/, 'document')}.`
    : message
}
