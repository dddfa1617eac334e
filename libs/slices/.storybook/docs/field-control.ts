import type { FieldModel } from './slice-models.ts'

/** How one field is changed in Storybook. */
export interface FieldControl {
  name: string
  description: string
  control: 'text' | 'number' | 'boolean' | 'select'
  options?: readonly (string | null)[]
  /** What the control shows of the field's value. */
  value: string | number | boolean | null
}

interface Block {
  type: string
  text?: string
  spans: unknown[]
}

const pictures = Object.keys(import.meta.glob('../pictures/*.svg')).map((file) =>
  file.replace('../pictures/', '/pictures/'),
)

/** The control of a field with this value; none for a field that Storybook cannot change. */
export function fieldControl(field: FieldModel, value: unknown): FieldControl | undefined {
  const named = { name: field.config?.label ?? field.type, description: fieldWords(field) }
  const record = (value ?? {}) as Record<string, unknown>
  const text = (of: unknown) => (typeof of === 'string' ? of : null)
  switch (field.type) {
    case 'Text':
      return { ...named, control: 'text', value: text(value) }
    case 'Number':
      return { ...named, control: 'number', value: typeof value === 'number' ? value : null }
    case 'Boolean':
      return { ...named, control: 'boolean', value: value === true }
    case 'Select':
      return { ...named, control: 'select', options: field.config?.options ?? [], value: text(value) }
    case 'StructuredText':
      return { ...named, control: 'text', value: wordsOf(value) }
    case 'Image':
      return {
        ...named,
        control: 'select',
        options: [null, ...new Set([text(record['url']), ...pictures].filter((url) => url !== null))],
        value: text(record['url']),
      }
    case 'Embed':
      return { ...named, control: 'text', value: text(record['embed_url']) }
    case 'Link':
      // A document cannot be written in a line: it is there, or it is gone.
      return field.config?.select === 'document'
        ? { ...named, control: 'boolean', value: 'id' in record && record['isBroken'] !== true }
        : { ...named, control: 'text', value: text(record['url']) }
    default:
      return undefined
  }
}

/** The value of a field once its control was changed. */
export function editField(field: FieldModel, before: unknown, edited: unknown): unknown {
  const record = (before ?? {}) as Record<string, unknown>
  switch (field.type) {
    case 'StructuredText':
      return blocksOf(typeof edited === 'string' ? edited : '', before)
    case 'Image':
      return edited ? { dimensions: { width: 1600, height: 1000 }, alt: null, ...record, url: edited } : {}
    case 'Embed':
      return edited ? { ...record, embed_url: edited } : {}
    case 'Link':
      if (field.config?.select === 'document') return { ...record, isBroken: edited !== true }
      return edited ? { link_type: 'Web', ...record, url: edited } : { link_type: 'Any' }
    default:
      return edited
  }
}

/** What a field holds, for people. */
export function fieldWords({ type, config }: FieldModel): string {
  const types = (config?.customtypes ?? []).map((each) => (typeof each === 'string' ? each : each.id))
  if (type === 'Link' && config?.select === 'document')
    return `A document${types.length > 0 ? `: ${types.join(', ')}` : ''}`
  const words: Record<string, string> = {
    Boolean: 'Yes or no',
    Embed: 'The address of a video',
    Group: 'Any number of rows',
    Image: 'A picture',
    Link: 'A link',
    Number: 'A number',
    Select: `One of: ${(config?.options ?? []).join(', ')}`,
    StructuredText: 'Rich text; a blank line begins a paragraph',
    Text: 'One line of text',
  }
  return words[type] ?? type
}

function wordsOf(value: unknown): string {
  return blocksIn(value)
    .map(({ text }) => text ?? '')
    .join('\n\n')
}

/** The blocks of a rich text. Stories hold hostile ones, with entries that are no blocks. */
function blocksIn(value: unknown): Block[] {
  const entries: unknown[] = Array.isArray(value) ? value : []
  return entries.filter((entry): entry is Block => typeof entry === 'object' && entry !== null)
}

/** Paragraphs whose words stay keep their marks and links. */
function blocksOf(words: string, before: unknown): Block[] {
  const blocks = blocksIn(before)
  const texts = words.split(/\n{2,}/).filter(Boolean)
  return texts.map(
    (text, at) =>
      blocks.find((block) => block.text === text) ?? {
        type: blocks[at]?.type ?? 'paragraph',
        text,
        spans: [],
      },
  )
}
