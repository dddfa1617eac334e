import { z } from 'zod'

/** The schema of `assets.json`. */
export const AssetNotesFile = z.object({
  tags: z
    .array(z.object({ id: z.string(), name: z.string(), created_at: z.number(), last_modified: z.number() }))
    .default([]),
  files: z
    .record(
      z.string(),
      z.object({
        alt: z.string().nullish(),
        credits: z.string().nullish(),
        notes: z.string().nullish(),
        tags: z.array(z.string()).default([]),
        added_at: z.number(),
        last_modified: z.number(),
        /** What the file was called where it came from. */
        filename: z.string().nullish(),
        /** Where it was fetched from, so that it is not fetched again. */
        source: z.string().nullish(),
      }),
    )
    .default({}),
})

/** What people wrote about the files of the media library. */
export type AssetNotes = z.infer<typeof AssetNotesFile>
/** A tag of files; documents have tags of their own. */
export type FileNotes = AssetNotes['files'][string]
