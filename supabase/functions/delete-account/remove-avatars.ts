import type { SupabaseClient } from '@supabase/supabase-js'

/** Removes every picture of a reader. False when some may be left. */
export async function removeAvatars(service: SupabaseClient, userId: string): Promise<boolean> {
  const avatars = service.storage.from('avatars')
  const { data: files, error } = await avatars.list(userId, { limit: 1000 })
  if (error) return false
  if (files.length === 0) return true
  const removed = await avatars.remove(files.map((file) => `${userId}/${file.name}`))
  return removed.error === null
}
