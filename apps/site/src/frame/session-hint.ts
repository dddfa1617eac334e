/** Whether the cookies that scripts may read hint at a session. Good enough for a mark, for nothing else. */
export function hintsAtSession(cookies: string): boolean {
  return /(?:^|; )(?:__Host-)?sb-[\w.-]+-auth-token-hint=[1-9]\d*\./.test(cookies)
}
