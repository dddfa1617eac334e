import type { BackendClient } from '@house-edge/auth/server'
import type { Database } from '../database.ts'
import { siteLog } from '../process/log.ts'

type Backend = BackendClient<Database>

/** As many as an account keeps. The database counts (`supabase/migrations/*_saved_limit.sql`). */
export const mostSaved = 500

/** What a visitor has saved, newest first. Nothing when it cannot be told now. */
export async function listSaved(backend: Backend): Promise<readonly string[] | undefined> {
  const { data, error } = await backend
    .from('saved_items')
    .select('document_id')
    .order('created_at', { ascending: false })
    .limit(mostSaved)
  if (error) siteLog().warn('saved', { code: error.code })
  return data?.map(({ document_id }) => document_id)
}

/**
 * Saves documents in the visitor's account. What is saved already stays as it is.
 *
 * @returns `full` when the account keeps as many as it can, `failed` when it cannot be reached or lets nobody in.
 */
export async function saveItems(
  backend: Backend,
  ids: readonly string[],
): Promise<'saved' | 'full' | 'failed'> {
  const { error } = await backend.from('saved_items').upsert(
    ids.map((document_id) => ({ document_id })),
    { onConflict: 'user_id,document_id', ignoreDuplicates: true },
  )
  if (!error) return 'saved'
  if (error.hint === 'limit/saved-items') return 'full'
  siteLog().warn('saved', { code: error.code })
  return 'failed'
}

/** Removes a document from what the visitor has saved. @returns Whether it is gone. */
export async function removeItem(backend: Backend, id: string): Promise<boolean> {
  const { error } = await backend.from('saved_items').delete().eq('document_id', id)
  if (error) siteLog().warn('saved', { code: error.code })
  return !error
}
