export default function NotFound() {
  return <h1>Not found here</h1>
}
