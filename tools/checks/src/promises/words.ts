import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder, projectsIn } from '../workspace/projects.ts'
import { type Finding, generated } from './sources.ts'

const isSource = /\.(?:tsx?|mjs|css)$/
const isTest = /\.(?:test|test-d|spec|stories)\.tsx?$|\/e2e\//
/** A slash before it is the one of an address. */
const comment = /\/\*[\s\S]*?\*\/|(?<![:/])\/\/[^\n]*/g
const vague = /\b(?:whoever|nobody|somebody)\b/i

/**
 * Comments name who does something: a visitor, an editor, the caller, another process (STYLE.md, "Words"). A
 * pronoun leaves the reader to find that out from the code. Texts that visitors read are free to use them.
 */
export function vagueComments(root: string): Finding[] {
  return projectsIn(root)
    .flatMap(({ folder }) => filesUnder(folder))
    .filter((file) => isSource.test(file) && !isTest.test(file) && !generated.test(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(comment) ?? [])
        .map((text) => vague.exec(text)?.[0])
        .filter((word) => word !== undefined)
        .map((word) => ({
          where: relative(root, file),
          what: `a comment says “${word}”: name the visitor, editor, caller or process`,
        })),
    )
}
