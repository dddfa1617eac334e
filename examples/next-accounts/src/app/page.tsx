/** Where visitors begin. */
export default function HomePage() {
  return (
    <>
      <h1>Accounts</h1>
      <p>
        <a href="/sign-up">Sign up</a>, or go to <a href="/account">your account</a>.
      </p>
    </>
  )
}
