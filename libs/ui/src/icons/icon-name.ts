/** An icon's name in its two parts. */
export interface IconName {
  prefix: string
  name: string
}

/** What each part looks like, in the words of the icon service: lower case, digits, single hyphens. */
const part = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const maxPartLength = 64

/** Whether a text can be a prefix or a name. */
export function isNamePart(text: string): boolean {
  return text.length <= maxPartLength && part.test(text)
}

/**
 * Reads `prefix:name`, or `prefix-name` with one of the prefixes there are: the
 * longest that fits wins.
 *
 * @param aliases Other words for whole names; a plain record.
 */
export function readIconName(
  text: string,
  prefixes: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): IconName | undefined {
  const written = (Object.hasOwn(aliases, text) && aliases[text]) || text
  const [prefix = '', name, ...rest] = written.split(':')
  if (name !== undefined)
    return rest.length === 0 && isNamePart(prefix) && isNamePart(name) ? { prefix, name } : undefined
  const fitting = prefixes
    .filter((candidate) => written.startsWith(`${candidate}-`))
    .toSorted((a, b) => b.length - a.length)[0]
  if (fitting === undefined) return undefined
  const rightPart = written.slice(fitting.length + 1)
  return isNamePart(rightPart) ? { prefix: fitting, name: rightPart } : undefined
}
