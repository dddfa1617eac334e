import type { SupabaseClient } from '@supabase/supabase-js'

/** Stands for a database whose types are unknown; pass the generated types instead. */
export interface LooseDatabase {
  public: {
    Tables: Record<string, LooseTable>
    Views: Record<string, LooseTable>
    Functions: Record<string, { Args: Record<string, unknown>; Returns: unknown }>
  }
}

interface LooseTable {
  Row: Record<string, unknown>
  Insert: Record<string, unknown>
  Update: Record<string, unknown>
  Relationships: []
}

/** Data, storage, functions and realtime of a backend, typed by its database. */
export type BackendClient<Database = LooseDatabase> = Omit<SupabaseClient<Database>, 'auth'>

/** The vendor's own client, which keeps a session in the browser. */
export type BrowserSessionClient<Database = LooseDatabase> = SupabaseClient<Database>
