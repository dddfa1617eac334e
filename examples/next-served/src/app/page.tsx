export default function HomePage() {
  return (
    <>
      <h1>A blog</h1>
      <a href="/blog/reading-the-odds">Reading the odds</a>
    </>
  )
}
