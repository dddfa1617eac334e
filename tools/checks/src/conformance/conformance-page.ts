import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../promises/sources.ts'
import { type MarkedTest, markedTestsIn } from './marked-tests.ts'
import { readRequirements, type Requirement, requirementsFile } from './requirements.ts'

/** The page that is made from the marks of the tests. */
export const conformanceFile = 'docs/conformance.md'

const regenerate = 'run "npm run generate:conformance" and commit what it writes'

/**
 * Holds the marks of the tests against `docs/requirements.md`: every mark is
 * directly above a test and names requirements there are, every requirement is
 * named by a test that is not left out, or says why not, and the page shows it.
 */
export function brokenConformance(root: string): Finding[] {
  const { requirements, faults } = readRequirements(root)
  const { tests, strays } = markedTestsIn(root)
  const known = new Set(requirements.map(({ number }) => number))
  const shown = new Set(tests.filter(({ skipped }) => !skipped).flatMap(({ numbers }) => numbers))
  const at = ({ file, line }: { file: string; line: number }) => `${file}:${line}`
  return [
    ...faults.map((what) => ({ where: requirementsFile, what })),
    ...strays.map((stray) => ({
      where: at(stray),
      what: 'this mark names no requirement, or is not directly above a test: write "// shows R037, R059"',
    })),
    ...tests.flatMap((test) => [
      ...(test.skipped ? [{ where: at(test), what: 'names requirements and is left out' }] : []),
      ...(/[^\s…]/.test(test.title)
        ? []
        : [{ where: at(test), what: 'names requirements and has no title of its own' }]),
      ...test.numbers
        .filter((number) => !known.has(number))
        .map((number) => ({
          where: at(test),
          what: `names ${number}, which ${requirementsFile} does not have`,
        })),
    ]),
    ...requirements
      .filter(({ number, notDone }) => !shown.has(number) && notDone === undefined)
      .map(({ number }) => ({
        where: requirementsFile,
        what: `${number} is named by no test: put "// shows ${number}" above one that fails without it, or say under "Not done" why there is none`,
      })),
    ...(pageOf(root) === conformancePage(requirements, tests)
      ? []
      : [{ where: conformanceFile, what: `is not what the tests say: ${regenerate}` }]),
  ]
}

function pageOf(root: string): string {
  const path = join(root, conformanceFile)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The page as the marks of the tests have it now. */
export function currentConformancePage(root: string): string {
  return conformancePage(readRequirements(root).requirements, markedTestsIn(root).tests)
}

function conformancePage(requirements: readonly Requirement[], tests: readonly MarkedTest[]): string {
  return [
    '# Conformance',
    '',
    `Each requirement of [requirements.md](requirements.md) and the tests that show it. Made from the tests: one says what it shows in a comment directly above it, \`// shows R037, R059\`, and \`npm run generate:conformance\` writes this page. \`npm test -- promises\` fails when the page is out of date or a requirement is named by no test; the last step of \`npm test\` fails when a test named here did not run and pass. A \`…\` in a title stands for the cases the test goes through.`,
    '',
    '| Number | Requirement | Shown by |',
    '|---|---|---|',
    ...requirements.map(({ number, what, notDone }) => {
      const links = tests
        .filter(({ numbers }) => numbers.includes(number))
        .map(
          ({ file, title }) => `[${written(title)}](../${file.replaceAll(/[[\]()]/g, encodeURIComponent)})`,
        )
      const shown = [...new Set(links), ...(notDone === undefined ? [] : [`not done: ${notDone}`])].join(
        '<br>',
      )
      return `| [${number}](requirements.md#${number.toLowerCase()}) | ${what} | ${shown} |`
    }),
    '',
  ].join('\n')
}

function written(title: string): string {
  return title.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`)
}
