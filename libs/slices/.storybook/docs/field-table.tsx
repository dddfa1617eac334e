import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { fieldWords } from './field-control.ts'
import type { FieldModel, SliceModel } from './slice-models.ts'

/** What editors fill in, variation by variation, from the slice's model. */
export function FieldTable({ model }: { model: SliceModel }): ReactElement {
  return (
    <>
      <Heading>Fields</Heading>
      {model.variations.map(({ id, name, description, primary }) => (
        <table key={id} className="guide-fields">
          <caption>
            {name}: {description}
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Holds</th>
              <th scope="col">Id</th>
            </tr>
          </thead>
          <tbody>{Object.entries(primary ?? {}).map(([field, of]) => rowOf(field, of))}</tbody>
        </table>
      ))}
    </>
  )
}

function rowOf(id: string, field: FieldModel): ReactElement[] {
  return [
    <tr key={id}>
      <th scope="row">{field.config?.label ?? id}</th>
      <td>{fieldWords(field)}</td>
      <td>
        <code>{id}</code>
      </td>
    </tr>,
    ...Object.entries(field.config?.fields ?? {}).flatMap(([inner, of]) => rowOf(`${id}[].${inner}`, of)),
  ]
}
