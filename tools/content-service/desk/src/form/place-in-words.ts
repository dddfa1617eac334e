import type { CustomType, FieldModel } from '../../../src/desk/contract.ts'
import { labelOf } from './field.tsx'

/** The name of a field within a document: `Slices 3, image`. */
export function placeInWords(path: string, model: CustomType | undefined): string {
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
