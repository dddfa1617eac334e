import { PostForm } from './post-form.tsx'

/** Ends the session of this browser. */
export function SignOutForm() {
  return <PostForm action="/api/auth/sign-out" send="Sign out" variant="quiet" />
}
