import { InvalidResponseError } from '../errors/invalid-response-error.ts'
import {
  anything,
  fits,
  listOf,
  name,
  nullable,
  objectWith,
  optional,
  recordOf,
  text,
  value,
  yesOrNo,
} from './shape.ts'

// Loose on purpose: the service may add to its answers, and unknown parts pass through.
const repository = objectWith({
  refs: listOf(objectWith({ id: text, ref: name, label: text, isMasterRef: optional(yesOrNo) })),
  integrationFieldsRef: optional(nullable(text)),
  languages: optional(listOf(objectWith({ id: text, is_master: optional(yesOrNo) }))),
  types: optional(recordOf(text)),
  tags: optional(listOf(text)),
  forms: optional(recordOf(anything)),
})

interface SentRepository {
  refs: { id: string; ref: string; label: string; isMasterRef?: boolean }[]
  integrationFieldsRef?: string | null
  languages?: { id: string; is_master?: boolean }[]
  types?: Record<string, string>
  tags?: string[]
  forms?: Record<string, unknown>
}

const form = objectWith({ action: value((given) => typeof given === 'string' && URL.canParse(given)) })

/** What we use of the repository information the service sends. */
export interface RepositoryInfo {
  refs: { id: string; ref: string; label: string; isMaster: boolean }[]
  integrationFieldsRef: string | undefined
  /** The language that queries without `lang` are answered in. */
  masterLanguage: string | undefined
  languages: string[]
  /** API ids of the document types. */
  types: string[]
  tags: string[]
  /** Where the complete list of tags is, when the service offers it. */
  tagsUrl: string | undefined
}

/**
 * Reads repository information as sent.
 *
 * @throws {InvalidResponseError} It has another shape; `paths` names where.
 */
export function parseRepository(json: unknown, url: string): RepositoryInfo {
  const paths = repository(json)
  if (paths.length > 0) throw new InvalidResponseError({ fault: 'shape', url, paths: [...paths] })
  const {
    refs,
    integrationFieldsRef,
    languages = [],
    types = {},
    tags = [],
    forms = {},
  } = json as SentRepository
  return {
    refs: refs.map(({ id, ref, label, isMasterRef = false }) => ({ id, ref, label, isMaster: isMasterRef })),
    integrationFieldsRef: integrationFieldsRef || undefined,
    masterLanguage: languages.find((language) => language.is_master)?.id,
    languages: languages.map((language) => language.id),
    types: Object.keys(types),
    tags,
    tagsUrl: fits(form, forms['tags']) ? (forms['tags'] as { action: string }).action : undefined,
  }
}
