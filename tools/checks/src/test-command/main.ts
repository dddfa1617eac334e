/**
 * The test command: every promise of the repository, two steps at a time, and a
 * count at the end.
 *
 * @module
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { asLine, type Ended, outputInFile, runSteps } from './run-steps.ts'
import { root, steps } from './steps.ts'

/** They wait more than they compute, so everything else runs beside them. */
const besideOthers = 'journeys'

/** It reads the reports of the others. */
const afterOthers = 'conformance'

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
  const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))
  rmSync(join(root, 'reports'), { recursive: true, force: true })

  const began = performance.now()
  const run = (...names: ((name: string) => boolean)[]) =>
    runSteps({
      rows: names.map((isMeant) => chosen.filter(({ name }) => isMeant(name))),
      output: (step) => outputInFile({ root, step, isAlone: chosen.length === 1 }),
      write: (line) => console.log(line),
      now: () => performance.now(),
    })
  const ended = [
    ...(await run(
      (name) => name !== besideOthers && name !== afterOthers,
      (name) => name === besideOthers,
    )),
    ...(await run((name) => name === afterOthers)),
  ]
  return report(ended, (performance.now() - began) / 1000)
}

function report(ended: readonly Ended[], seconds: number): number {
  console.log('')
  for (const { step, count } of ended) {
    for (const failure of count.failures ?? []) console.log(`FAILED ${step.name}: ${failure}`)
    for (const again of count.again ?? []) console.log(`again: ${again}`)
  }
  for (const each of ended) console.log(asLine(each))
  const passed = ended.reduce((sum, { count }) => sum + count.passed, 0)
  const failed = ended.reduce((sum, { count }) => sum + count.failed, 0)
  console.log(`\n${seconds.toFixed(0)} s in all\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
