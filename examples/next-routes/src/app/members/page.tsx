export default function MembersPage() {
  return <h1>For members</h1>
}
