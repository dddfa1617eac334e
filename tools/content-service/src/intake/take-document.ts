import type { StoredDocument } from '../documents/stored-document.ts'
import { outOfPlace, placeless } from '../documents/out-of-place.ts'
import { uidPattern } from '../documents/stored-document.ts'
import type { JsonObject } from '../json/json.ts'
import { fieldsOf } from '../models/model.ts'
import { anyVersion } from '../repository/document-states.ts'
import type { Repository } from '../repository/repository.ts'
import { fault } from './intake.ts'
import type { FieldFault, Intake } from './intake.ts'
import { takeFields } from './take-fields.ts'

/** The parts of a document that a client decides. */
interface DocumentContent {
  uid: string | null
  tags: readonly string[]
  data: JsonObject
}

/**
 * Checks new content of a document and puts it in the place of the old. Faults are returned, not thrown, and what they
 * name is left out. What the document held already without a place in its models stays.
 *
 * @param held Whose content was sent, where that is not the document itself.
 */
export function takeDocument(
  base: StoredDocument,
  content: DocumentContent,
  service: { repository: Repository; origin: string },
  { isForeign = false, held = base }: { isForeign?: boolean; held?: StoredDocument | undefined } = {},
): { document: StoredDocument; faults: FieldFault[] } {
  const { repository } = service
  const stored = outOfPlace(held, repository.models)
  const intake: Intake = {
    models: repository.models,
    assets: repository.assets,
    origin: service.origin,
    typeOf: (id) => anyVersion(id, repository)?.type,
    documentId: base.id,
    isForeign,
    stored: placeless(stored),
    faults: [],
    path: 'data',
  }
  const type = repository.models.types.get(base.type)
  if (!type) return { document: base, faults: [{ path: 'type', code: 'not-found', message: 'has no model' }] }

  const document = {
    ...base,
    uid: takeUid(
      content.uid,
      Object.values(fieldsOf(type)).some((field) => field.type === 'UID'),
      intake,
    ),
    tags: [...new Set(content.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))],
    data: {
      // A client that writes whole documents by their models does not know of these.
      ...Object.fromEntries(
        stored.flatMap(({ path, name, value }) => (path === `data.${name}` ? [[name, value]] : [])),
      ),
      ...takeFields(fieldsOf(type), content.data, intake),
    },
  }
  return { document, faults: intake.faults }
}

function takeUid(uid: string | null, isWanted: boolean, intake: Intake): string | null {
  if (uid === null || uid === '') return null
  const at = { ...intake, path: 'uid' }
  if (!isWanted) fault(at, 'not-allowed', 'documents of this type have no UID')
  else if (!uidPattern.test(uid)) {
    fault(
      at,
      'wrong-kind',
      'may hold small letters, digits, dashes, dots and _ only, and begins with a letter or digit',
    )
  }
  return uid
}
