/**
 * The test command: every promise of the repository, two steps at a time, and a
 * count at the end.
 *
 * @module
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, outputInFile, runSteps } from './run-steps.ts'
import { root, steps } from './steps.ts'
import { summary } from './summary.ts'
import { UnjudgedError } from '../unjudged-error.ts'

const longest = ['types', 'journeys']

/**
 * What runs side by side, and what waits for it. Types come before journeys, since
 * both write what the framework generates into the site's folder; conformance
 * reads the reports of all the others. Stories are one page in one process: left for
 * the end, they would leave a core idle.
 *
 * Journeys take longest and wait in between, for pages and for each other. What runs beside them gives way: it fills
 * their pauses, and what is left of it afterwards keeps every core busy, as journeys alone would not.
 */
const order: readonly (readonly (readonly string[])[])[] = [
  [
    longest,
    ['format', 'models', 'content', 'promises', 'dead-code', 'packages', 'stories', 'tests', 'pictures'],
  ],
  [['conformance']],
]

/** Whether a step runs with a lower priority: it is one of those beside the journeys. */
export function givesWay(step: string, chosen: readonly string[]): boolean {
  return chosen.includes('journeys') && !longest.includes(step)
}

/**
 * Runs the steps named, or all.
 *
 * @returns The exit code.
 */
export async function main(wanted: readonly string[]): Promise<number> {
  const strange = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (strange.length > 0) {
    console.error(
      `There is no step "${strange.join('", "')}". The steps are: ${steps.map((step) => step.name).join(', ')}.`,
    )
    return 1
  }
  const unordered = steps.filter(({ name }) => !order.flat(2).includes(name))
  if (unordered.length > 0)
    throw new UnjudgedError(`The order of steps lacks ${unordered.map(({ name }) => name).join(', ')}.`)
  const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))
  clearReports(join(root, 'reports'))

  const began = performance.now()
  const ended: Ended[] = []
  for (const rows of order)
    ended.push(
      ...(await runSteps({
        rows: rows.map((names) => names.flatMap((name) => chosen.filter((step) => step.name === name))),
        output: (step) =>
          outputInFile({
            root,
            step,
            isAlone: chosen.length === 1,
            givesWay: givesWay(
              step.name,
              chosen.map(({ name }) => name),
            ),
          }),
        write: (line) => console.log(line),
        now: () => performance.now(),
      })),
    )
  const seconds = (performance.now() - began) / 1000
  const { lines, failed } = summary(ended, { installsAll: Boolean(process.env['CI']) })
  console.log(['', ...lines.slice(0, -1), '', `${seconds.toFixed(0)} s in all`, lines.at(-1)].join('\n'))
  return failed === 0 ? 0 : 1
}

/** Drops what earlier runs wrote. Pictures of stories are kept for later comparisons, one of which may be under way. */
export function clearReports(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== 'visual') rmSync(join(folder, name), { recursive: true, force: true })
}
