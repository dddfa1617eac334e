import { createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'

export async function createClient() {
  const store = await cookies()
  return createServerClient(process.env.BACKEND_URL ?? '', process.env.BACKEND_PUBLISHABLE_KEY ?? '', {
    cookies: {
      getAll: () => store.getAll(),
      setAll(all) {
        try {
          for (const { name, value, options } of all) store.set(name, value, options)
        } catch {
          // Called by a server component, which cannot set cookies.
        }
      },
    },
  })
}
