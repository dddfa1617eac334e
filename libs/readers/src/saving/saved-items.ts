import type { ReadersBackend } from '../backend/readers-backend.ts'

/** The limit of an account. The database enforces it (`supabase/migrations/*_saved_and_watched.sql`). */
export const mostSaved = 500

/** The visitor's saved pages, newest first. `undefined` when they cannot be read now. */
export async function listSaved(backend: ReadersBackend): Promise<readonly string[] | undefined> {
  const { data, error } = await backend
    .from('saved_items')
    .select('document_id')
    .order('created_at', { ascending: false })
    .limit(mostSaved)
  if (error) backend.report('saved', { code: error.code })
  return data?.map(({ document_id }) => document_id)
}

/**
 * Saves documents in the visitor's account. Those already saved are unchanged.
 *
 * @returns `full` at the limit, `failed` when the account cannot be reached or refuses.
 */
export async function saveItems(
  backend: ReadersBackend,
  ids: readonly string[],
): Promise<'saved' | 'full' | 'failed'> {
  const { error } = await backend.from('saved_items').upsert(
    ids.map((document_id) => ({ document_id })),
    { onConflict: 'user_id,document_id', ignoreDuplicates: true },
  )
  if (!error) return 'saved'
  if (error.hint === 'limit/saved-items') return 'full'
  backend.report('saved', { code: error.code })
  return 'failed'
}

/** Removes a saved document. @returns Whether it is removed. */
export async function removeItem(backend: ReadersBackend, id: string): Promise<boolean> {
  const { error } = await backend.from('saved_items').delete().eq('document_id', id)
  if (error) backend.report('saved', { code: error.code })
  return !error
}
