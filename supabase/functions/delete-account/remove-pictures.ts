import type { SupabaseClient } from '@supabase/supabase-js'

/** Removes every picture of a reader: their own, and those of their experiences. False when some may be left. */
export async function removePictures(service: SupabaseClient, userId: string): Promise<boolean> {
  const told = await service.from('experiences').select('id').eq('user_id', userId)
  if (told.error) return false
  const folders = (told.data as { id: string }[]).map(({ id }) => ['experience-pictures', id] as const)
  for (const [bucket, folder] of [['avatars', userId] as const, ...folders])
    if (!(await emptyFolder(service, bucket, folder))) return false
  return true
}

async function emptyFolder(service: SupabaseClient, bucket: string, folder: string): Promise<boolean> {
  const storage = service.storage.from(bucket)
  const { data: files, error } = await storage.list(folder, { limit: 1000 })
  if (error) return false
  if (files.length === 0) return true
  const removed = await storage.remove(files.map((file) => `${folder}/${file.name}`))
  return removed.error === null
}
