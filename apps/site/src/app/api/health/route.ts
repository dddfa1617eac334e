/** Tells a load balancer that this process answers. It asks nobody else: their trouble is not a reason to restart us. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
