import { z } from 'zod'
import type { JsonObject } from '../json/json.ts'
import { DeskError } from './desk-error.ts'

const data = z.record(z.string(), z.json()) as z.ZodType<JsonObject>

/** `PUT /desk/api/documents/{id}/draft` with `If-Match`. With `?type=` and the version `new` the document is begun, where there is none with this id. */
const DraftContent = z.strictObject({
  uid: z.string().nullable().optional(),
  tags: z.array(z.string()).optional(),
  data,
})

/** `POST /desk/api/documents` */
const NewDocument = DraftContent.partial().extend({
  /** Made up when left out. */
  id: z
    .string()
    .regex(/^[\w-]{16}$/)
    .optional(),
  type: z.string(),
  /** The master language when left out. */
  lang: z.string().optional(),
  /** Make it the same content as this document, in another language. */
  translationOf: z.string().optional(),
  /** Begin with the content of this document. */
  copyOf: z.string().optional(),
})

/**
 * `PUT /desk/api/releases/{id}/documents/{documentId}`
 *
 * Without content, the draft goes into the release, or what is published when there is none. A version that is
 * in the release already stays, unless `If-Match` names it: it is then replaced, and stays in the history.
 * With content, the version in the release is replaced; send its version as `If-Match`.
 */
const ReleaseVersionInput = DraftContent.partial()

/** `POST /desk/api/previews` */
const PreviewInput = z.strictObject({
  /** The document to open. Its draft is shown. */
  documentId: z.string().optional(),
  /** Show a release in place of drafts. */
  releaseId: z.string().optional(),
  /** Show every draft, not only that of the document. */
  allDrafts: z.boolean().optional(),
})

/** `POST /desk/api/releases`, `PATCH /desk/api/releases/{id}` */
const ReleaseInput = z.strictObject({
  label: z.string().max(200).optional(),
  /** When to publish it; `null` for by hand. */
  scheduledAtMs: z.number().int().positive().nullable().optional(),
})

/** The bodies of requests to the desk's API. */
export const inputs = {
  newDocument: NewDocument,
  draft: DraftContent,
  releaseVersion: ReleaseVersionInput,
  visitor: z.strictObject({ key: z.string(), field: z.string().nullable() }),
  preview: PreviewInput,
  release: ReleaseInput,
}

export type DraftContent = z.infer<typeof DraftContent>
export type NewDocument = z.infer<typeof NewDocument>
export type PreviewInput = z.infer<typeof PreviewInput>
export type ReleaseInput = z.infer<typeof ReleaseInput>
export type ReleaseVersionInput = z.infer<typeof ReleaseVersionInput>

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
