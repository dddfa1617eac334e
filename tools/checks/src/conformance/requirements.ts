import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where requirements are written. */
export const requirementsFile = 'docs/requirements.md'

/** What must hold, by the number tests name it with. */
export interface Requirement {
  number: string
  what: string
  /** Why nothing shows it, or not all of it. */
  notDone?: string
}

/** The numbers of `docs/requirements.md`: R and three digits, F and one or two, H and a letter, P and two or three. */
export const numberPattern = String.raw`(?:R\d{3}|F\d{1,2}|H[A-Z]|P\d{2,3})`

const row = new RegExp(String.raw`^\| <a id="(\w+)"></a>(${numberPattern}) \| (.+?) \| (.+?) \|$`)
const notDoneRow = new RegExp(String.raw`^\| \[(${numberPattern})\]\(#(\w+)\) \| (.+?) \|$`)

/** Reads the requirements in the order they stand, and what is wrong with how they are written. */
export function readRequirements(root: string): { requirements: Requirement[]; faults: string[] } {
  const path = join(root, requirementsFile)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const found = new Map<string, Requirement>()
  const faults: string[] = []
  for (const line of lines) {
    const [, anchor, number = '', what = ''] = row.exec(line) ?? []
    if (anchor === undefined) {
      if (line.includes('<a id=')) faults.push(`has a row that cannot be read: ${line.slice(0, 60)}`)
      continue
    }
    if (anchor !== number.toLowerCase()) faults.push(`${number} has the anchor "${anchor}"`)
    if (found.has(number)) faults.push(`${number} stands there twice`)
    found.set(number, { number, what })
  }
  for (const line of lines) {
    const [, number = '', , notDone = ''] = notDoneRow.exec(line) ?? []
    if (number === '') continue
    const requirement = found.get(number)
    if (!requirement) faults.push(`${number} is said not to be done and is no requirement`)
    else found.set(number, { ...requirement, notDone })
  }
  return { requirements: [...found.values()], faults }
}
