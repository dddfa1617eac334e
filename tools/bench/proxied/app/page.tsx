/** One finished page without a component of its own. */
export default function ProxiedPage() {
  return (
    <main>
      <h1>A page</h1>
      <p>With a paragraph.</p>
    </main>
  )
}
