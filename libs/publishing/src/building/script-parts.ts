/**
 * Finds what in a script is taken as it is written: the text of templates with a tag, whose function may look at it.
 *
 * Written for what bundlers write. Where a `/` begins something else than it seems, nearly always a string or an
 * expression is left open at the end, and then there is no answer.
 *
 * @module
 */

/** A piece of a script. */
export interface ScriptPart {
  /** `text`: of a string, an expression, a template without a tag or a comment, with what encloses it. */
  readonly kind: 'code' | 'text' | 'as-written'
  readonly written: string
}

const lexemes = {
  space: /\s+/y,
  comment: /\/\/[^\n\r]*|\/\*[^]*?\*\/|^#![^\n\r]*/y,
  string: /"(?:[^"\\\n\r]|\\[^])*"|'(?:[^'\\\n\r]|\\[^])*'/y,
  expression: /\/(?![*/])(?:[^[/\\\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+\//y,
  name: /(?:[\w$#]|[^\0-\x7f\s]|\\u)+/y,
  // Up to the next expression within it, or to its end.
  template: /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)/y,
}

/** Words after which something begins, as it does after an operator. */
const beginning =
  /^(?:return|typeof|case|in|of|yield|await|throw|void|delete|else|do|default|new|instanceof|extends)$/
/** Words whose parentheses are followed by a statement. */
const heading = /^(?:if|while|for|with)$/

/** @returns Its parts in order, which are the whole script; `undefined` where it cannot be told apart. */
export function partsOfScript(script: string): ScriptPart[] | undefined {
  const parts: ScriptPart[] = []
  /** What is open: a template with its kind, or a parenthesis with what stands after it. */
  const open: { readonly mark: string; readonly kind?: ScriptPart['kind']; readonly isHead?: boolean }[] = []
  let at = 0
  /** Whether a value has just ended: then `/` divides, and a template has a tag. */
  let isAfterValue = false
  let isAfterDot = false
  let lastName = ''

  const take = (lexeme: RegExp, kind: ScriptPart['kind']): string | undefined => {
    lexeme.lastIndex = at
    const [written] = lexeme.exec(script) ?? []
    if (written === undefined) return undefined
    at += written.length
    parts.push({ kind, written })
    return written
  }
  /** @returns Whether the template, or what is before an expression in it, ends. */
  const takeTemplate = (kind: ScriptPart['kind']): boolean => {
    const written = take(lexemes.template, kind)
    if (written === undefined) return false
    if (written.endsWith('{')) open.push({ mark: '`', kind })
    isAfterValue = written.endsWith('`')
    return true
  }

  while (at < script.length) {
    if (take(lexemes.space, 'code') !== undefined || take(lexemes.comment, 'text') !== undefined) continue
    const name = take(lexemes.name, 'code')
    if (name !== undefined) {
      isAfterValue = isAfterDot || !beginning.test(name)
      lastName = isAfterDot ? '' : name
      isAfterDot = false
      continue
    }
    const nameBefore = lastName
    lastName = ''
    isAfterDot = false
    if (take(lexemes.string, 'text') !== undefined) {
      isAfterValue = true
      continue
    }
    if (!isAfterValue && take(lexemes.expression, 'text') !== undefined) {
      isAfterValue = true
      continue
    }
    const mark = script[at] as string
    if (mark === '"' || mark === "'") return undefined
    at += 1
    parts.push({ kind: 'code', written: mark })
    if (mark === '`') {
      if (!takeTemplate(isAfterValue ? 'as-written' : 'text')) return undefined
    } else if (mark === '(' || mark === '[' || mark === '{') {
      open.push({ mark, isHead: mark === '(' && heading.test(nameBefore) })
      isAfterValue = false
    } else if (mark === ')' || mark === ']' || mark === '}') {
      const opened = open.pop()
      if (opened?.mark === '`' && mark === '}') {
        if (!takeTemplate(opened.kind ?? 'text')) return undefined
      } else if (opened === undefined || !['()', '[]', '{}'].includes(opened.mark + mark)) return undefined
      // After a block, or after the head of a statement, another begins.
      else isAfterValue = mark !== '}' && opened.isHead !== true
    } else if (mark === '.') isAfterDot = true
    // What counts up or down leaves the value that it stands beside.
    else if (!((mark === '+' || mark === '-') && script[at - 2] === mark)) isAfterValue = false
  }
  return open.length === 0 ? parts : undefined
}
