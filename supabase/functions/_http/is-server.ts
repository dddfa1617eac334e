/** Whether whoever calls a function holds a secret key of the project, in the header that names its key. */
export function isServer(request: Request): boolean {
  const named = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>
  const keys = [...Object.values(named), Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')]
  const presented = request.headers.get('apikey')
  return presented !== null && presented !== '' && keys.includes(presented)
}
