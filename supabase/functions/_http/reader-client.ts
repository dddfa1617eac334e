import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** A client with the rights of whoever called the function, no more. */
export function createReaderClient(token: string): SupabaseClient {
  return createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_ANON_KEY') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization: `Bearer ${token}` } },
  })
}
