import type { CustomType, FieldModel } from '../../../src/desk/contract.ts'
import { isJsonObject, textAt } from '../../../src/json/json.ts'
import type { Content } from '../draft/content.ts'
import { modelOf } from '../shell/desk-context.tsx'
import type { Desk } from '../shell/desk-context.tsx'

const titleNames = ['title', 'name', 'headline', 'label']

/** A UID made of what a document is called; `undefined` while it is called nothing. */
export function uidFor(content: Content, type: string, desk: Pick<Desk, 'models'>): string | undefined {
  const title = titleIn(content, modelOf(type, desk))
  const uid = title
    ?.normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
  return uid === '' ? undefined : uid
}

/** What a document is called, as far as it is written. */
export function titleIn(content: Content, type: CustomType | undefined): string | undefined {
  const fields = Object.entries<FieldModel>(Object.assign({}, ...Object.values(type?.json ?? {})))
  const headings = fields.filter(([, field]) => /heading/.test(field.config?.single ?? ''))
  const named = titleNames.flatMap((name) =>
    fields.filter(([id, field]) => id === name && field.type === 'Text'),
  )
  const texts = fields.filter(([, field]) => field.type === 'Text').slice(0, 1)
  for (const [name] of [...headings, ...named, ...texts]) {
    const value = content.data[name]
    const first = Array.isArray(value) ? value.find(isJsonObject) : undefined
    const text = typeof value === 'string' ? value : first && textAt(first, 'text')
    if (text?.trim()) return text.trim()
  }
  return undefined
}
