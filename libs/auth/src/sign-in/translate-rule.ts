import { findRequirement, type CoveredPath, type SignInRule } from './rule.ts'

/** A page and its translation, by their patterns: `:name` stands for a segment. */
interface TranslatedPage {
  original: string
  translation: string
}

/** Whether the rule asks anything of visitors at a path, such as to sign in. */
export function coversPath(rule: SignInRule | undefined, path: string): boolean {
  return rule !== undefined && findRequirement(rule, path) !== undefined
}

/**
 * The same rule for the pages of another language: each translation requires what its original does. A line that names
 * one document of a page, `/guides/members-only` of `/guides/:uid`, holds for the document of that uid in the other
 * language. Where its uid is another there, name it in a line of its own.
 *
 * @param own Where visitors sign in, in that language.
 * @param pages Every page there is in that language.
 *
 * @example
 * ```ts
 * translateSignInRule(rule, { signIn: '/de/anmelden', callback: '/de/bestaetigen' }, [
 *   { original: '/account/sessions', translation: '/de/konto/geraete' },
 * ])
 * ```
 */
export function translateSignInRule(
  rule: SignInRule,
  own: Pick<SignInRule, 'signIn' | 'callback' | 'secondFactor'>,
  pages: readonly TranslatedPage[],
): SignInRule {
  const { include = [], exclude = [] } = rule
  const named = (match: string): string[] => pages.flatMap((page) => withinPage(page, match))
  const exempt = [...exclude, ...exclude.flatMap(named)]
  const translated: SignInRule = {
    ...rule,
    ...own,
    // Without any, every path is covered.
    include:
      include.length === 0
        ? []
        : [
            ...include,
            ...include.flatMap((line): (string | CoveredPath)[] =>
              typeof line === 'string' ? named(line) : named(line.match).map((match) => ({ ...line, match })),
            ),
            ...pages.flatMap(({ original, translation }) => linesOf(rule, original, asPattern(translation))),
          ],
    exclude: exempt,
  }
  // Covered by the line of a sibling, say, whose parameter stands for any word.
  const open = pages.filter(
    ({ original, translation }) => !coversPath(rule, original) && coversPath(translated, translation),
  )
  return { ...translated, exclude: [...exempt, ...open.map(({ translation }) => asPattern(translation))] }
}

/** A line about some of the documents of a page, as it is written in the other language, with the same uids. */
function withinPage({ original, translation }: TranslatedPage, match: string): string[] {
  const line = match.split('/')
  const ours = original.split('/')
  // At the end of a line, `*` stands for segments, too.
  const last = line.at(-1)?.includes('*') && line.length <= ours.length ? ours[line.length - 1] : undefined
  if (last === undefined && line.length !== ours.length) return []
  const named = ours.slice(0, line.length)
  if (!named.every((segment, at) => segment.startsWith(':') || segment === line[at])) return []
  if (!named.some((segment) => segment.startsWith(':'))) return []
  const theirs = translation.split('/')
  const end = last === undefined ? theirs.length : theirs.indexOf(last) + 1
  return [
    theirs
      .slice(0, end)
      .map((segment) => (segment.startsWith(':') ? (line[ours.indexOf(segment)] ?? segment) : segment))
      .join('/'),
  ]
}

function linesOf(rule: SignInRule, original: string, match: string): (string | CoveredPath)[] {
  const required = findRequirement(rule, original)
  if (!required) return []
  const more = required.roles.map((role) => ({ match, require: { role } }))
  if (required.secondFactor) return [{ match, require: 'aal2' }, ...more]
  return more.length > 0 ? more : [match]
}

function asPattern(path: string): string {
  return path.replaceAll(/:\w+/g, '*')
}
