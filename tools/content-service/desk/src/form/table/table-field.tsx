import { Suspense } from 'react'
import { isJsonObject, textAt } from '../../../../src/json/json.ts'
import { Button } from '../../elements/button.tsx'
import { Menu } from '../../elements/menu.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field.tsx'
import { useForm } from '../form-context.tsx'
import { RichTextEditor } from '../rich-text-field.tsx'
import {
  cellsOf,
  newTable,
  rowsOf,
  tableOf,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table.ts'
import { Check } from '../../elements/controls.tsx'

/** A table of texts, with or without a row of headings. */
export function TableField({ path, label, value }: FieldProps) {
  const { edit } = useForm()
  const rows = isJsonObject(value) ? rowsOf(value) : []
  const [first] = rows
  const hasHead = first?.isHead ?? false
  const columns = first ? cellsOf(first.row).length : 0
  const put = (next: typeof rows): void => edit(path, tableOf(next))

  return (
    <FieldFrame path={path} label={label}>
      {(ids) =>
        rows.length === 0 ? (
          <Button icon="plus" look="quiet" id={ids.control} onClick={() => edit(path, newTable(3, 3))}>
            Begin a table
          </Button>
        ) : (
          <div className="table-field">
            <div className="table-scroll">
              <table aria-labelledby={ids.label}>
                <tbody>
                  {rows.map(({ row, isHead }, rowIndex) => {
                    const place = `${path}.${isHead ? 'head' : 'body'}.rows.${hasHead && !isHead ? rowIndex - 1 : rowIndex}`
                    return (
                      <tr key={textAt(row, 'key') ?? rowIndex}>
                        {cellsOf(row).map((cell, column) => (
                          <td key={textAt(cell, 'key') ?? column} className={isHead ? 'is-head' : undefined}>
                            <Suspense fallback={null}>
                              <RichTextEditor
                                id={
                                  rowIndex === 0 && column === 0
                                    ? ids.control
                                    : `${ids.control}-${rowIndex}-${column}`
                                }
                                label={`${isHead ? 'Heading' : `Row ${rowIndex + (hasHead ? 0 : 1)}`}, column ${column + 1}`}
                                isSmall
                                config={undefined}
                                value={cell['content']}
                                onChange={(content) => edit(`${place}.cells.${column}.content`, content)}
                              />
                            </Suspense>
                          </td>
                        ))}
                        <td className="table-tools">
                          <Menu
                            label={`More for row ${rowIndex + 1}`}
                            items={[
                              {
                                label: 'Row below',
                                icon: 'plus',
                                onChoose: () => put(withRow(rows, rowIndex + 1, columns)),
                              },
                              {
                                label: 'Remove row',
                                icon: 'trash',
                                isDangerous: true,
                                onChoose: () => put(withoutRow(rows, rowIndex)),
                              },
                            ]}
                          />
                        </td>
                      </tr>
                    )
                  })}
                  <tr>
                    {Array.from({ length: columns }, (_, column) => (
                      <td key={column} className="table-tools">
                        <Menu
                          label={`More for column ${column + 1}`}
                          items={[
                            {
                              label: 'Column after',
                              icon: 'plus',
                              onChoose: () => put(withColumn(rows, column + 1)),
                            },
                            {
                              label: 'Remove column',
                              icon: 'trash',
                              isDangerous: true,
                              isDisabled: columns === 1,
                              onChoose: () => put(withoutColumn(rows, column)),
                            },
                          ]}
                        />
                      </td>
                    ))}
                  </tr>
                </tbody>
              </table>
            </div>
            <div className="row">
              <Button icon="plus" look="quiet" onClick={() => put(withRow(rows, rows.length, columns))}>
                Row
              </Button>
              <Button icon="plus" look="quiet" onClick={() => put(withColumn(rows, columns))}>
                Column
              </Button>
              <Check
                checked={hasHead}
                onChange={() => put(rows.map((one, index) => ({ ...one, isHead: index === 0 && !hasHead })))}
              >
                First row holds headings
              </Check>
              <Button look="quiet" onClick={() => edit(path, undefined)}>
                Remove the table
              </Button>
            </div>
          </div>
        )
      }
    </FieldFrame>
  )
}
