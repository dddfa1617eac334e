import { MissingParameterError } from '../errors/routing-error.ts'
import { segmentsOf } from './define.ts'

/** The parameters a pattern needs: `{ uid: string }` for `/casino-blog/:uid`. */
export type ParamsOf<pattern extends string> = pattern extends `${infer head}/${infer tail}`
  ? ParamsOf<head> & ParamsOf<tail>
  : pattern extends `:${infer param}`
    ? { [name in param]: string }
    : unknown

/** Of a pattern that is known only when the program runs, such as that of a translation, no name can be asked for. */
type GivenParams<pattern extends string> = string extends pattern
  ? [params?: Readonly<Record<string, string>>]
  : unknown extends ParamsOf<pattern>
    ? []
    : [params: ParamsOf<pattern>]

/**
 * Writes the path of a route.
 *
 * @param route A route of the table.
 * @param params A value for each parameter; it is percent-encoded.
 * @throws {MissingParameterError} A parameter is missing or empty.
 *
 * @example
 * ```ts
 * href(routes.article, { uid: 'reading-the-odds' }) // → '/casino-blog/reading-the-odds'
 * ```
 */
export function href<const pattern extends string>(
  route: { pattern: pattern },
  ...[params]: GivenParams<pattern>
): string {
  const values = (params ?? {}) as Record<string, string | undefined>
  const segments = segmentsOf(route.pattern).map((segment) => {
    if (!segment.startsWith(':')) return segment
    const param = segment.slice(1)
    const value = values[param]
    if (!value) throw new MissingParameterError({ pattern: route.pattern, param })
    return encodeURIComponent(value)
  })
  return `/${segments.join('/')}`
}
