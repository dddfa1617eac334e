export default function NotFound() {
  return (
    <html lang="en-US">
      <body>
        <h1>There is no such page</h1>
      </body>
    </html>
  )
}
