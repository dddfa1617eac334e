import type { DocumentDetail, FieldModel, ModelsInfo } from '../../../src/desk/contract.ts'
import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { newVersion } from '../draft/content.ts'
import { labelOfType, modelOf } from '../context/desk-context.tsx'
import type { Desk } from '../context/desk-context.tsx'

/** What the fields of a new document, item or slice begin with: the choices its model makes. */
export function beginningOf(fields: Readonly<Record<string, FieldModel>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type, config }]) =>
      type === 'Select' && typeof config?.default_value === 'string' ? [[name, config.default_value]] : [],
    ),
  )
}

/** A document that is not written yet. Its version says so to the code that saves it. */
export function newDetail(
  id: string,
  type: string,
  desk: Pick<Desk, 'models' | 'repository'>,
): DocumentDetail {
  const model = modelOf(type, desk)
  const lang = desk.repository.masterLanguage
  const about = { id, type, lang, uid: null, tags: [] }
  const savedAtMs = Date.now()
  return {
    summary: {
      ...about,
      title: `New ${labelOfType(type, desk).toLowerCase()}`,
      state: 'draft',
      changedAtMs: savedAtMs,
      publishedAtMs: null,
      releases: [],
    },
    release: null,
    published: null,
    draft: {
      version: newVersion,
      savedAtMs,
      document: {
        ...about,
        first_publication_date: null,
        last_publication_date: null,
        alternate_languages: [],
        data: model ? beginningOf(Object.assign({}, ...Object.values(model.json))) : {},
      },
    },
    version: newVersion,
    translations: [],
    history: [],
    findings: [],
  }
}

/** A new slice of a zone, in a variation; the first when none is named. */
export function newSlice(id: string, models: ModelsInfo, variation?: string): JsonObject {
  const shared = models.slices.find((slice) => slice.id === id)
  const form = shared?.variations.find((one) => one.id === variation) ?? shared?.variations[0]
  return {
    id: `${id}$${crypto.randomUUID()}`,
    slice_type: id,
    ...(form ? { variation: form.id } : {}),
    primary: beginningOf(form?.primary ?? {}),
  }
}

/** A copy of a slice, which is another slice. */
export function copyOfSlice(slice: JsonObject): JsonObject {
  return { ...structuredClone(slice), id: `${textAt(slice, 'slice_type') ?? ''}$${crypto.randomUUID()}` }
}
