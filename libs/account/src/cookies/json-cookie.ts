import type { z } from 'zod'

/** A cookie that keeps a value for a while; scripts cannot read it. */
export interface JsonCookie<Value> {
  /** The `Set-Cookie` header that keeps a value. */
  write: (value: Value, secure: boolean) => string
  /** The one that ends it. */
  forget: (secure: boolean) => string
  /** Reads it; `undefined` unless it has the shape. Visitors can write one themselves, so nothing in it is to be trusted. */
  read: (value: string | undefined) => Value | undefined
}

/** Describes a cookie: base64url of JSON, for `path` and what is below it. */
export function jsonCookie<Value>(
  name: string,
  schema: z.ZodType<Value>,
  options: { maxAgeSeconds: number; path?: string; sameSite?: 'Lax' | 'Strict' },
): JsonCookie<Value> {
  const { maxAgeSeconds, path = '/', sameSite = 'Lax' } = options
  const header = (value: string, maxAge: number, secure: boolean): string =>
    `${name}=${value}; Path=${path}; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAge}${secure ? '; Secure' : ''}`

  return {
    write: (value, secure) =>
      header(Buffer.from(JSON.stringify(value)).toString('base64url'), maxAgeSeconds, secure),
    forget: (secure) => header('', 0, secure),
    read: (value) => {
      if (!value) return undefined
      try {
        return schema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
      } catch {
        return undefined
      }
    },
  }
}
