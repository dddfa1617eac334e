import type { CustomType } from '../../../src/desk/contract.ts'
import { Empty, Remark } from '../elements/mark.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import type { FieldRemark, Form } from '../form/form-context.tsx'
import { placeInWords } from '../form/place-in-words.ts'

interface RemarksPanelProps {
  remarks: readonly FieldRemark[]
  form: Form
  model: CustomType | undefined
  onClose: () => void
}

/** Everything to put right in a document, each leading to its field. */
export function RemarksPanel({ remarks, form, model, onClose }: RemarksPanelProps) {
  return (
    <>
      <PanelHead title="To put right" onClose={onClose} />
      <div className="panel-body">
        {remarks.length === 0 ? (
          <Empty title="Nothing to put right" />
        ) : (
          <ul className="stack">
            {remarks.map((remark) => (
              <li key={`${remark.path} ${remark.message}`}>
                <Remark kind={remark.severity}>
                  <button type="button" className="text-button" onClick={() => form.reveal(remark.path)}>
                    {placeInWords(remark.path, model)}
                  </button>
                  <p>{remark.message}</p>
                </Remark>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
