/**
 * Finds what in a script is taken as it is written: the text of templates with a tag, whose function may look at it.
 *
 * @module
 */
import tokensOf, { type Token } from 'js-tokens'

/** A piece of a script. */
export interface ScriptPart {
  /** `text`: of a string, an expression, a template without a tag or a comment, with what encloses it. */
  readonly kind: 'code' | 'text' | 'as-written'
  readonly written: string
}

const texts = /^(?:StringLiteral|RegularExpressionLiteral|(?:Multi|Single)LineComment|HashbangComment)$/
const spaces = /^(?:WhiteSpace|LineTerminatorSequence|(?:Multi|Single)LineComment|HashbangComment)$/
/** Words after which something begins, as it does after an operator. */
const beginning =
  /^(?:return|typeof|case|in|of|yield|await|throw|void|delete|else|do|default|new|instanceof|extends)$/

/** @returns Its parts in order, which are the whole script; `undefined` where it cannot be told apart. */
export function partsOfScript(script: string): ScriptPart[] | undefined {
  const parts: ScriptPart[] = []
  /** Of the templates that are open. */
  const open: ScriptPart['kind'][] = []
  /** What a template would follow, and what that follows. */
  let [last, before]: (Token | undefined)[] = []
  for (const token of tokensOf(script)) {
    if (token.type === 'Invalid' || ('closed' in token && !token.closed)) return undefined
    const { type, value: written } = token
    const ofTemplate = type.startsWith('Template') || type === 'NoSubstitutionTemplate'
    if (type === 'TemplateHead' || type === 'NoSubstitutionTemplate')
      open.push(endsValue(last, before) ? 'as-written' : 'text')
    const kind = ofTemplate ? open.at(-1) : texts.test(type) ? 'text' : 'code'
    if (kind === undefined) return undefined
    if (type === 'TemplateTail' || type === 'NoSubstitutionTemplate') open.pop()
    parts.push({ kind, written })
    if (!spaces.test(type)) [last, before] = [token, last]
  }
  return open.length === 0 ? parts : undefined
}

/** Whether a value ends with it: then a template has a tag. After a block none is one, and its text stays as it is. */
function endsValue(token: Token | undefined, before: Token | undefined): boolean {
  if (token === undefined) return false
  if (token.type === 'Punctuator') return /^[)\]}]$/.test(token.value)
  if (token.type === 'IdentifierName') return before?.value === '.' || !beginning.test(token.value)
  return token.type !== 'TemplateHead' && token.type !== 'TemplateMiddle'
}
