'use server'

import { redirect } from 'next/navigation'
import { createClient } from '../../supabase/server.ts'

export async function signIn(form: FormData) {
  const supabase = await createClient()
  const { error } = await supabase.auth.signInWithPassword({
    email: String(form.get('email')),
    password: String(form.get('password')),
  })
  redirect(error ? `/login?error=${encodeURIComponent(error.message)}` : '/account')
}
