/** What every function needs to be called by the site, from its server or from a browser. */

const cors = {
  'Access-Control-Allow-Origin': Deno.env.get('SITE_URL') ?? '*',
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info, x-region',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  Vary: 'Origin',
}

export function respond(status: number, body: Record<string, unknown>): Response {
  return Response.json(body, { status, headers: cors })
}

type Handler = (request: Request, body: Record<string, unknown>) => Promise<Response>

/** Serves POST with a JSON object, answers preflights, and refuses everything else. */
export function servePost(handler: Handler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    if (request.method !== 'POST') return respond(405, { error: 'method_not_allowed' })
    const body: unknown = await request.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return respond(400, { error: 'bad_json' })
    return handler(request, body as Record<string, unknown>)
  })
}
