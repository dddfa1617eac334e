import { UnsafeValueError } from '../errors/unsafe-value-error.ts'

/** Backslash, control characters and lone surrogates: see {@link UnsafeValueError}. */
const unsafe = /[\\\p{Cc}\p{Cs}]/u
const maxLength = 2_000

/**
 * Refuses text that could leave its quotes in a query, at any depth of `value`.
 *
 * @param part What the text is, for the error: `uid`, `tag`.
 * @throws {UnsafeValueError}
 */
export function assertSafeValue(value: unknown, part: string): void {
  if (Array.isArray(value)) {
    for (const item of value) assertSafeValue(item, part)
    return
  }
  if (typeof value === 'string' && (unsafe.test(value) || value.length > maxLength)) {
    throw new UnsafeValueError(part)
  }
}

/**
 * Refuses a path that is not a dotted name, such as `my.article.uid`.
 *
 * @throws {UnsafeValueError}
 */
export function assertSafePath(path: string): void {
  if (!/^[A-Za-z_][\w.-]*$/.test(path)) throw new UnsafeValueError('path')
}

/** Whether a uid can exist at all. Everything else need not be asked for. */
export function isPossibleUid(uid: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}._~-]{0,255}$/u.test(uid)
}
