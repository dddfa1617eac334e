/** A rule of a style sheet, after what stands around it, e.g. `@media print.he-fold{…}`. */
export interface StyleRule {
  readonly text: string
  /** What its classes begin with: `he-fold` of `.he-fold-part`, since a component may put the rest of a name together. */
  readonly beginnings: readonly string[]
}

const around = /^@(?:media|supports|container|layer|scope|starting-style)\b/
const classes = /\.((?:he-)?[a-z][a-z\d]*)/gi

/** Takes a style sheet, as a build writes it, apart into its rules in order. */
export function rulesOf(sheet: string, outer = ''): StyleRule[] {
  const rules: StyleRule[] = []
  let from = 0
  let depth = 0
  let body = 0
  for (let at = 0; at < sheet.length; at++) {
    const mark = sheet[at]
    if (mark === '"' || mark === "'") at = endOfText(sheet, at)
    else if (mark === '{' && ++depth === 1) body = at + 1
    else if ((mark === '}' && --depth === 0) || (mark === ';' && depth === 0)) {
      const head = sheet.slice(from, body).trim()
      if (mark === '}' && around.test(head)) rules.push(...rulesOf(sheet.slice(body, at), `${outer}${head}`))
      else rules.push(ruleOf(`${outer}${sheet.slice(from, at + 1)}`))
      from = at + 1
      body = from
    }
  }
  return rules
}

/** @returns Where the text ends that begins here. */
function endOfText(sheet: string, from: number): number {
  let at = from + 1
  while (at < sheet.length && sheet[at] !== sheet[from]) at += sheet[at] === '\\' ? 2 : 1
  return at
}

function ruleOf(text: string): StyleRule {
  const found = Array.from(text.matchAll(classes), ([, beginning = '']) => beginning)
  return { text, beginnings: [...new Set(found)] }
}
