/**
 * Tells a load balancer that this process answers. It checks no other service: their outage is no reason to
 * restart this process.
 */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
