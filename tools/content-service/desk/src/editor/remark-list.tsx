import { Empty, Remark } from '../elements/mark.tsx'
import type { FieldRemark, Form } from '../form/form-context.tsx'
import { placeInWords } from '../form/place-in-words.ts'
import { modelOf, useDesk } from '../context/desk-context.tsx'

interface RemarkListProps {
  remarks: readonly FieldRemark[]
  form: Form
  type: string
  /** Told before the editor is led to a field. */
  onLeave?: () => void
}

/** Everything to put right in a document, each leading to its field. */
export function RemarkList({ remarks, form, type, onLeave }: RemarkListProps) {
  const model = modelOf(type, useDesk())
  if (remarks.length === 0) return <Empty title="Nothing to put right" />
  return (
    <ul className="stack">
      {remarks.map((remark) => (
        <li key={`${remark.path} ${remark.message}`}>
          <Remark kind={remark.severity}>
            <button
              type="button"
              className="text-button"
              onClick={() => {
                onLeave?.()
                form.reveal(remark.path)
              }}
            >
              {placeInWords(remark.path, model)}
            </button>
            <p>{remark.message}</p>
          </Remark>
        </li>
      ))}
    </ul>
  )
}
