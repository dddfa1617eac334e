import { z } from 'zod'
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

/** The bodies of requests to the desk's API, by the name of their type in the contract. */
export const inputs = {
  newDocument: z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{16}$/)
      .optional(),
    type: z.string(),
    lang: z.string().optional(),
    ...draft,
    data: data.optional(),
    translationOf: z.string().optional(),
    copyOf: z.string().optional(),
  }) as unknown as z.ZodType<NewDocument>,
  draft: z.strictObject({ ...draft, data }) as unknown as z.ZodType<DraftContent>,
  releaseVersion: z.strictObject({
    ...draft,
    data: data.optional(),
  }) as unknown as z.ZodType<ReleaseVersionInput>,
  visitor: z.strictObject({ key: z.string(), field: z.string().nullable() }),
  validation: z.strictObject({
    ...draft,
    data,
    id: z.string().optional(),
    type: z.string(),
    lang: z.string().optional(),
  }) as unknown as z.ZodType<ValidationRequest>,
  preview: z.strictObject({
    documentId: z.string().optional(),
    releaseId: z.string().optional(),
    allDrafts: z.boolean().optional(),
  }) as unknown as z.ZodType<PreviewInput>,
  release: z.strictObject({
    label: z.string().max(200).optional(),
    scheduledAtMs: z.number().int().positive().nullable().optional(),
  }) as unknown as z.ZodType<ReleaseInput>,
}

/** @throws {DeskError} 400. */
export function parse<T>(schema: z.ZodType<T>, input: unknown): T {
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
