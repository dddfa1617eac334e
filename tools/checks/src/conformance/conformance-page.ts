import type { Finding } from '../workspace/finding.ts'
import { type MarkedTest, markedTestsIn } from './marked-tests.ts'
import { readRequirements, type Requirement, requirementsFile } from './requirements.ts'

/** The page that is made from the marks of the tests, for the documentation site. It is not committed. */
export const conformanceFile = 'docs/conformance.md'

/**
 * Holds the marks of the tests against `docs/requirements.md`: every mark is
 * directly above a test and names requirements there are, and every requirement is
 * named by a test that is not left out, or says why not.
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
  ]
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
