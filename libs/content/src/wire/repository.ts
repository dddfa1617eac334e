import { z } from 'zod'
import { InvalidResponseError } from '../errors/invalid-response-error.ts'

// Loose on purpose: the service may add to its answers, and unknown parts pass through.
const ref = z.looseObject({
  id: z.string(),
  ref: z.string().min(1),
  label: z.string(),
  isMasterRef: z.boolean().optional(),
})

const form = z.looseObject({ action: z.url() })

const language = z.looseObject({ id: z.string(), is_master: z.boolean().optional() })

const repository = z.looseObject({
  refs: z.array(ref),
  integrationFieldsRef: z.string().nullish(),
  languages: z.array(language).default([]),
  types: z.record(z.string(), z.string()).default({}),
  tags: z.array(z.string()).default([]),
  forms: z.record(z.string(), z.unknown()).default({}),
})

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
  const result = repository.safeParse(json)
  if (!result.success) throw new InvalidResponseError({ fault: 'shape', url, paths: pathsOf(result.error) })
  const { refs, integrationFieldsRef, languages, types, tags, forms } = result.data
  return {
    refs: refs.map(({ id, ref, label, isMasterRef = false }) => ({ id, ref, label, isMaster: isMasterRef })),
    integrationFieldsRef: integrationFieldsRef || undefined,
    masterLanguage: languages.find((language) => language.is_master)?.id,
    languages: languages.map((language) => language.id),
    types: Object.keys(types),
    tags,
    tagsUrl: form.safeParse(forms.tags).data?.action,
  }
}

/** Where a parse failed, as `a.0.b`. */
export function pathsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => issue.path.join('.'))
}
