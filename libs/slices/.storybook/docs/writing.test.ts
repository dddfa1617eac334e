import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FieldModel } from './slice-models.ts'
import { models } from './slice-models.ts'
import { type Writing, entriesOf, isTooLong, readWriting, writingOf } from './writing.ts'

const root = join(import.meta.dirname, '../../../..')
const slices = models.map(({ folder, model }) => ({
  name: basename(folder),
  model,
  fields: new Map(model.variations.flatMap(({ primary }) => writtenIn(primary))),
  writing: writingOf(folder) ?? readWriting(''),
}))
const parts = ['length', 'tone', 'good', 'bad'] as const

/** The fields that editors write words into, those of groups too, by their label. */
function writtenIn(fields: Readonly<Record<string, FieldModel>> | undefined): [label: string, id: string][] {
  return Object.entries(fields ?? {}).flatMap(([id, { type, config }]): [string, string][] =>
    type === 'Group'
      ? writtenIn(config?.fields)
      : ['Text', 'StructuredText'].includes(type)
        ? [[config?.label ?? id, id]]
        : [],
  )
}

/** What a field holds: words, or the blocks of a rich text. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value)
    ? value.map((block) => (block as { text?: string } | null)?.text ?? '').join(' ')
    : ''
}

describe('writing.md', () => {
  it('stands beside each slice, and says length, tone, and an example of both kinds', () => {
    expect(slices.length).toBe(
      globSync('libs/{slices/src,reviews/src/slices}/*/model.json', { cwd: root }).length,
    )
    const missing = slices.flatMap(({ name, writing }) =>
      parts.filter((part) => writing[part].length < 40).map((part) => `${name}: ${part}`),
    )
    expect(missing).toEqual([])
  })

  it('says a length for each field with words, by the label that editors see', () => {
    const said = slices.map(({ name, writing }) => [name, [...entriesOf(writing.length).keys()].toSorted()])
    expect(said).toEqual(slices.map(({ name, fields }) => [name, [...fields.keys()].toSorted()]))
  })

  it('shows examples in fields that the slice has', () => {
    const labels = ({ model }: (typeof slices)[number]) =>
      new Set(model.variations.flatMap(({ primary }) => labelsIn(primary)))
    const unknown = slices.flatMap((slice) =>
      (['good', 'bad'] as const).flatMap((part) => {
        const shown = [...entriesOf(slice.writing[part]).keys()]
        return shown.length === 0
          ? [`${slice.name}: no example in ${part}`]
          : shown.filter((label) => !labels(slice).has(label)).map((label) => `${slice.name}: ${label}`)
      }),
    )
    expect(unknown).toEqual([])
  })

  it('keeps its own lengths in its good examples', () => {
    expect(slices.flatMap(({ name, writing }) => tooLong(name, entriesOf(writing.good), writing))).toEqual([])
  })

  it('is kept by the demonstration in the language it was written in', () => {
    const bySlice = new Map(slices.map((slice) => [slice.model.id, slice]))
    const { languages } = readJson('content/repository.json') as {
      languages: { id: string; is_master?: boolean }[]
    }
    const original = languages.find((language) => language.is_master)?.id
    const found = globSync('content/documents/**/*.json', { cwd: root }).flatMap((file) => {
      const document = readJson(file) as { lang: string }
      // A translation takes the room that its language needs.
      return document.lang !== original
        ? []
        : slicesIn(document).flatMap((shown) => {
            const slice = bySlice.get(shown.slice_type)
            if (!slice) return []
            const records = [shown.primary, ...Object.values(shown.primary).filter(Array.isArray).flat()]
            return records.flatMap((record: Record<string, unknown> | null) =>
              tooLong(
                `${basename(dirname(file))}/${basename(file)}: ${slice.name}`,
                new Map([...slice.fields].map(([label, id]) => [label, wordsOf(record?.[id])])),
                slice.writing,
              ),
            )
          })
    })
    expect(found).toEqual([])
  })
})

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

function tooLong(place: string, texts: ReadonlyMap<string, string>, { length }: Writing): string[] {
  return [...texts]
    .filter(([label, words]) => isTooLong(words, entriesOf(length).get(label) ?? ''))
    .map(([label, words]) => `${place}: ${label}: ${words}`)
}

function labelsIn(fields: Readonly<Record<string, FieldModel>> | undefined): string[] {
  return Object.entries(fields ?? {}).flatMap(([id, { config }]) => [
    config?.label ?? id,
    ...labelsIn(config?.fields),
  ])
}

interface Shown {
  slice_type: string
  primary: Record<string, unknown>
}

function slicesIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return []
  return 'slice_type' in value && 'primary' in value
    ? [value as Shown]
    : Object.values(value).flatMap(slicesIn)
}

describe('isTooLong', () => {
  it('counts characters or words, whichever the entry names', () => {
    expect(isTooLong('four words are here', 'at most 3 words.')).toBe(true)
    expect(isTooLong('four words are here', 'at most 19 characters.')).toBe(false)
    expect(isTooLong('four words are here', '40 to 120 words.')).toBe(false)
  })
})
