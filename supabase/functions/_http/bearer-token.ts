/** The access token that a call carries; empty when it carries none. */
export function bearerToken(request: Request): string {
  return (request.headers.get('Authorization') ?? '').replace(/^Bearer\s+/i, '')
}
