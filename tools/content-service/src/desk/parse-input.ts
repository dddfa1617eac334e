import { z } from 'zod'
import type { JsonObject } from '../json/json.ts'
import type {
  DraftContent,
  NewDocument,
  PreviewInput,
  ReleaseInput,
  ReleaseVersionInput,
  ValidationRequest,
} from './contract.ts'
import { DeskError } from './desk-error.ts'

const data = z.record(z.string(), z.json())
const draft = { uid: z.string().nullable().optional(), tags: z.array(z.string()).optional() }

const NewDocumentInput = z.strictObject({
  type: z.string(),
  lang: z.string().optional(),
  ...draft,
  data: data.optional(),
  translationOf: z.string().optional(),
  copyOf: z.string().optional(),
})
const DraftInput = z.strictObject({ ...draft, data })
const ReleaseVersionBody = z.strictObject({ ...draft, data: data.optional() })
const ValidationInput = z.strictObject({
  ...draft,
  data,
  id: z.string().optional(),
  type: z.string(),
  lang: z.string().optional(),
})
const PreviewBody = z.strictObject({
  documentId: z.string().optional(),
  releaseId: z.string().optional(),
  allDrafts: z.boolean().optional(),
})
const ReleaseBody = z.strictObject({
  label: z.string().optional(),
  scheduledAtMs: z.number().int().positive().nullable().optional(),
})

/** @throws {DeskError} 400. */
export function parseNewDocument(input: unknown): NewDocument {
  return parse(NewDocumentInput, input) as NewDocument
}

/** @throws {DeskError} 400. */
export function parseDraft(input: unknown): DraftContent {
  return parse(DraftInput, input) as DraftContent & { data: JsonObject }
}

/** @throws {DeskError} 400. */
export function parseReleaseVersion(input: unknown): ReleaseVersionInput {
  return parse(ReleaseVersionBody, input) as ReleaseVersionInput
}

/** @throws {DeskError} 400. */
export function parseValidation(input: unknown): ValidationRequest {
  return parse(ValidationInput, input) as ValidationRequest
}

/** @throws {DeskError} 400. */
export function parsePreview(input: unknown): PreviewInput {
  return parse(PreviewBody, input) as PreviewInput
}

/** @throws {DeskError} 400. */
export function parseRelease(input: unknown): ReleaseInput {
  return parse(ReleaseBody, input) as ReleaseInput
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the request'}: ${issue.message}`,
  )
  throw new DeskError(
    'desk/bad-request',
    `The request was not understood (${reasons.join('; ')}). Nothing was changed. Correct it.`,
  )
}
