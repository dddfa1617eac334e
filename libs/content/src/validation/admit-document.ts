/**
 * Validation in the client:
 *
 * components can rely on the shape of documents. A value that does not match its model is removed and reported:
 * the slice, the item of a list, or else the field, which then holds what an
 * unfilled one holds. A document without faults is passed on as it is. Kept
 * copies and snapshots hold documents as they were sent, so a model that
 * arrives with a later deployment brings back what an earlier one left out.
 *
 * @module
 */
import type { PrismicDocument } from '@prismicio/client'
import type { EventListener } from '../http/events.ts'
import { createDocumentCheck, type DocumentCheck, type Fault } from './document-check.ts'
import { emptyValueOf } from './field-schema.ts'
import {
  type ContentModels,
  type FieldModel,
  fieldsOfType,
  isSliceZone,
  type ModelIndex,
  parseModels,
} from './models.ts'

/** Validates documents. */
export interface Admission {
  /** A published document: what is wrong is left out, and reported once. */
  admit: (document: PrismicDocument) => PrismicDocument
  /** A draft: bad slices stay, for their editor to see. */
  admitDraft: (document: PrismicDocument) => PrismicDocument
}

const maxReported = 1_000

/** Validates what one client returns: what {@link createValidation} makes. */
export type Validation = (emit: EventListener) => Admission

/**
 * Makes the option `validation` of a client. It is an entry of its own because
 * the schemas behind it weigh several times what a client does.
 *
 * @throws {InvalidOptionsError} One of the models is malformed.
 */
export function createValidation(models: ContentModels): Validation {
  const index = parseModels(models)
  return (emit) => createAdmission(index, emit)
}

function createAdmission(index: ModelIndex, emit: EventListener): Admission {
  const check = createDocumentCheck(index, 'shape')
  const fields = new Map(
    [...index.types].map(([id, type]) => [
      id,
      new Map(fieldsOfType(type).map(({ name, field }) => [name, field])),
    ]),
  )
  const reported = new Set<string>()
  const mend = (document: PrismicDocument, keepsSlices: boolean): PrismicDocument =>
    mended(document, { check, fields: fields.get(document.type), keepsSlices, report })
  const published = remembering((document) => mend(document, false))
  const drafts = remembering((document) => mend(document, true))
  return { admit: published, admitDraft: drafts }

  function report(document: PrismicDocument, faults: readonly Fault[]): void {
    const { id, type, uid } = document
    const paths = faults.map(({ path, what }) => `${path.join('.')} ${what}`)
    const version = `${id} ${document.last_publication_date} ${paths.join()}`
    if (reported.has(version)) return
    if (reported.size >= maxReported) reported.clear()
    reported.add(version)
    emit({ type: 'content-left-out', document: { id, type, uid: uid ?? null }, faults: paths })
  }
}

/** Kept copies are the same object each time, and most reads are of those. */
function remembering(
  mend: (document: PrismicDocument) => PrismicDocument,
): (document: PrismicDocument) => PrismicDocument {
  const known = new WeakMap<PrismicDocument, PrismicDocument>()
  return (document) => {
    const before = known.get(document)
    if (before) return before
    const after = mend(document)
    known.set(document, after)
    return after
  }
}

function mended(
  document: PrismicDocument,
  how: {
    check: DocumentCheck
    fields: ReadonlyMap<string, FieldModel> | undefined
    keepsSlices: boolean
    report: (document: PrismicDocument, faults: readonly Fault[]) => void
  },
): PrismicDocument {
  const { check, fields, keepsSlices, report } = how
  const faults = check.faultsOf(document)
  if (faults.length === 0 || !fields) return document
  report(document, faults)

  const data: Record<string, unknown> = { ...document.data }
  for (const [name, inField] of Map.groupBy(faults, ({ path }) => String(path[0]))) {
    const field = fields.get(name)
    if (!field || (keepsSlices && isSliceZone(field) && Array.isArray(data[name]))) continue
    const value = data[name]
    data[name] =
      Array.isArray(value) && inField.every(({ path }) => typeof path[1] === 'number')
        ? value.filter((_, index) => !inField.some(({ path }) => path[1] === index))
        : emptyValueOf(field)
  }
  if (!Object.isFrozen(document)) return { ...document, data }
  return Object.freeze({ ...document, data: Object.freeze(data) })
}
