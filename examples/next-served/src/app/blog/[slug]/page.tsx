/** Rendered by the build. Other articles are rendered when they are first asked for. */
export const generateStaticParams = () => [{ slug: 'reading-the-odds' }]

export default async function ArticlePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return <h1>{slug.replaceAll('-', ' ')}</h1>
}
