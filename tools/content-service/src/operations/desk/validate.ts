import type { Validation, ValidationRequest } from '../../desk/contract.ts'
import { notFound } from '../../desk/desk-error.ts'
import { findFindings } from '../../desk/find-findings.ts'
import { takeDocument } from '../../intake/take-document.ts'
import { anyVersion } from '../../repository/document-states.ts'
import type { Service } from '../../service.ts'

/** Says what saving would say, and what to put right, without saving. */
export function validateDocument(request: ValidationRequest, service: Service): Validation {
  const { repository } = service
  if (!repository.models.types.has(request.type)) throw notFound(`type "${request.type}"`)
  const base = (request.id === undefined ? undefined : anyVersion(request.id, repository)) ?? {
    id: request.id ?? 'new',
    uid: null,
    type: request.type,
    lang: request.lang ?? repository.masterLanguage,
    tags: [],
    first_publication_date: null,
    last_publication_date: null,
    alternate_languages: [],
    data: {},
  }
  const { document, faults } = takeDocument(
    base,
    { uid: request.uid ?? null, tags: request.tags ?? [], data: request.data },
    service,
  )
  return { faults, findings: findFindings(document, repository) }
}
