/** For each request anew: Next answers it, behind the same checks. */
export const dynamic = 'force-dynamic'

export default function NowPage() {
  return <h1>{new Date().toISOString()}</h1>
}
