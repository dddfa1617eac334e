Deno.serve(async (request) => {
  if (request.method === 'OPTIONS')
    return new Response(null, {
      status: 204,
      headers: { 'access-control-allow-origin': 'https://own.example' },
    })
  const url = new URL(request.url)
  if (url.pathname === '/echo/teapot') return Response.json({ short: true }, { status: 418 })
  return Response.json({
    method: request.method,
    path: url.pathname + url.search,
    body: await request.text(),
    region: request.headers.get('x-region'),
    url: Deno.env.get('SUPABASE_URL'),
    isBackendVisible: 'PATH' in process.env,
  })
})
