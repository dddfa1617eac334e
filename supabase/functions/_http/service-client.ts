import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** A client with every right; only functions and servers may hold one. */
export function createServiceClient(): SupabaseClient {
  return createClient(Deno.env.get('SUPABASE_URL') ?? '', Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
