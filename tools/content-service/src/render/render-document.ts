import { slugOf } from '../documents/title.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import { translationsOf } from '../snapshot/translations.ts'
import type { RenderContext } from './context.ts'
import { renderFields } from './render-field.ts'

/** Gives the data of a document as a query wants it. */
export type RenderData = (document: StoredDocument, context: RenderContext) => JsonObject

/**
 * A document as the Content API sends it.
 *
 * @param ref The ref it was asked with, for its `href`.
 * @param renderData All fields when left out.
 */
export function renderDocument(
  document: StoredDocument,
  ref: string,
  context: RenderContext,
  renderData: RenderData = allData,
): JsonObject {
  const query = new URLSearchParams({ ref, q: `[[:d = at(document.id, "${document.id}") ]]` })
  const slug = slugOf(document, context.models)
  return {
    id: document.id,
    uid: document.uid,
    url: context.addressOf(document),
    type: document.type,
    href: `${context.origin}/api/v2/documents/search?${query.toString()}`,
    tags: [...document.tags],
    first_publication_date: document.first_publication_date,
    last_publication_date: document.last_publication_date,
    slugs: slug === '-' ? [] : [slug],
    linked_documents: [],
    lang: document.lang,
    alternate_languages: translationsOf(document, context.snapshot).map((other) => ({
      id: other.id,
      type: other.type,
      lang: other.lang,
      ...(other.uid === null ? {} : { uid: other.uid }),
    })),
    data: renderData(document, context),
  }
}

/** Every field of a document. */
export function allData(document: StoredDocument, context: RenderContext): JsonObject {
  const type = context.models.types.get(document.type)
  return type ? renderFields(fieldsOf(type), document.data, document.id, context) : {}
}
