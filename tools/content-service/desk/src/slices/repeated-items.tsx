import type { FieldModel } from '../../../src/desk/contract.ts'
import type { Json } from '../../../src/json/json.ts'
import { GroupField } from '../form/group-field.tsx'

interface RepeatedItemsProps {
  fields: Record<string, FieldModel>
  path: string
  value: Json | undefined
}

/** The repeated part of a slice, in the older kind of model. */
export function RepeatedItems({ fields, path, value }: RepeatedItemsProps) {
  return <GroupField path={path} label="Items" model={{ type: 'Group', config: { fields } }} value={value} />
}
