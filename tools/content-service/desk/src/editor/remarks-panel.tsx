import type { CustomType, FieldModel } from '../../../src/desk/contract.ts'
import { Empty, Remark } from '../elements/mark.tsx'
import { PanelHead } from '../elements/panel-head.tsx'
import { labelOf } from '../form/field.tsx'
import type { FieldRemark, Form } from '../form/form-context.tsx'

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

/** The name of a field within a document: `Slices 3, image`. */
function placeInWords(path: string, model: CustomType | undefined): string {
  if (path === 'uid') return 'UID'
  if (path === 'data') return 'The document'
  const [, name = '', ...rest] = path.split('.')
  const fields: Record<string, FieldModel> = Object.assign({}, ...Object.values(model?.json ?? {}))
  const field = fields[name]
  const words = rest
    .filter((part) => part !== 'primary')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : `, ${part.replaceAll('_', ' ')}`))
  return `${field ? labelOf(name, field) : name} ${words.join(' ').replaceAll(' ,', ',')}`
}
