export default async function GuidePage({ params }: { params: Promise<{ uid: string }> }) {
  const { uid } = await params
  return <h1>{uid.replaceAll('-', ' ')}</h1>
}
