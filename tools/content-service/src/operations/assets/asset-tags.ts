import { z } from 'zod'
import { WireError } from '../../errors/wire-error.ts'
import { keepNotes } from '../../images/add-asset.ts'
import type { JsonObject } from '../../json/json.ts'
import { newRef } from '../../repository/repository.ts'
import type { Service } from '../../service.ts'

const Input = z.object({ name: z.string().min(3).max(20) })

/** `GET /tags` of the Asset API. */
export function listAssetTags({ repository }: Service): JsonObject {
  const files = Object.values(repository.assetNotes.files)
  return {
    items: repository.assetNotes.tags.map((tag) => ({
      ...tag,
      count: files.filter((notes) => notes.tags.includes(tag.id)).length,
    })),
  }
}

/** `POST /tags` of the Asset API. @throws {WireError} 400 for a name that is not from 3 to 20 characters long, or taken. */
export async function createAssetTag(input: unknown, { repository }: Service): Promise<JsonObject> {
  const parsed = Input.safeParse(input)
  if (!parsed.success) throw new WireError(400, { error: 'A tag must be from 3 to 20 characters long' })
  const { name } = parsed.data
  return repository.change(async () => {
    const { tags } = repository.assetNotes
    if (tags.some((tag) => tag.name === name))
      throw new WireError(400, { error: `The tag ${name} exists already` })
    const now = repository.clock.nowMs()
    const tag = { id: newRef(repository.random), name, created_at: now, last_modified: now }
    await keepNotes({ ...repository.assetNotes, tags: [...tags, tag] }, repository)
    return tag
  })
}
