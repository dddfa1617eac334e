import { type Finding, findingsOf } from './finding.ts'
import type { SiteSettings } from './settings.ts'

/** What is known of the machine, of Node and of the build. */
export interface Machine {
  nodeVersion: string
  /** The build; `undefined`: there is none. */
  build: { framework: string | undefined; isWhole: boolean } | undefined
  /** The most files and connections at once; `undefined`: not known. */
  openFiles: number | undefined
  /** The most Node takes for objects, in bytes. */
  heapLimit: number
  /** The most memory this process may have, in bytes; `undefined`: as much as there is. */
  memoryLimit: number | undefined
  /** Writes a file into the state folder and removes it. @throws What the file system says. */
  writeState: () => Promise<void>
  /** Bytes free where the state folder is. */
  freeBytes: () => Promise<number>
}

const mebi = 2 ** 20
/** Node that the sources and the lock file are tried with. */
const neededNode = 24

/** Looks at the program, and at what it may use of the machine. */
export async function checkMachine(machine: Machine, site: SiteSettings | undefined): Promise<Finding[]> {
  return [checkVersions(machine), ...checkLimits(machine), await checkDisk(machine, site?.SITE_STATE_FOLDER)]
}

function checkVersions({ nodeVersion, build }: Machine): Finding {
  const { right, wrong } = findingsOf('versions')
  if (Number.parseInt(nodeVersion, 10) < neededNode)
    return wrong(`This is Node ${nodeVersion}.`, `Start the site with Node ${neededNode} or newer.`)
  if (build === undefined) return wrong('There is no build.', 'Run npm run build.')
  if (!build.isWhole)
    return wrong(
      'The build is not whole: its last step has not run.',
      'Run npm run build, and look why it failed.',
    )
  return right(`Node ${nodeVersion}, Next ${build.framework ?? 'of the build'}, and a whole build.`)
}

function checkLimits({ openFiles, heapLimit, memoryLimit }: Machine): Finding[] {
  const { right, doubtful, wrong } = findingsOf('limits')
  const findings: Finding[] = []
  const raise = 'Raise it: LimitNOFILE=65536 in the unit, or ulimit -n 65536 before the start.'
  if (openFiles !== undefined && openFiles < 1_024)
    findings.push(wrong(`The process may open ${openFiles} files and connections.`, raise))
  else if (openFiles !== undefined && openFiles < 8_192)
    findings.push(
      doubtful(`The process may open ${openFiles} files and connections; each visitor is one.`, raise),
    )
  const heap = Math.round(heapLimit / mebi)
  if (heapLimit < 384 * mebi)
    findings.push(wrong(`Node may use ${heap} MB for objects.`, 'Give it 512 with --max-old-space-size=512.'))
  if (memoryLimit !== undefined && heapLimit > memoryLimit * 0.8)
    findings.push(
      doubtful(
        `Node may use ${heap} MB for objects, and the process ${Math.round(memoryLimit / mebi)} MB in all, so it is killed before it tidies up.`,
        `Start it with NODE_OPTIONS=--max-old-space-size=${Math.round((memoryLimit * 0.7) / mebi)}, or give it more memory.`,
      ),
    )
  return findings.length > 0
    ? findings
    : [right(`${openFiles ?? 'As many as wanted'} open files, ${heap} MB for objects.`)]
}

async function checkDisk(machine: Machine, folder: string | undefined): Promise<Finding> {
  const { right, doubtful, wrong, skipped } = findingsOf('disk')
  if (folder === undefined) return skipped('Which folder it is depends on variables that are wrong.')
  try {
    await machine.writeState()
    const free = Math.round((await machine.freeBytes()) / mebi)
    const advice =
      'Make room: when the disk is full, the last good copy of the content and finished pages are not kept.'
    if (free < 200) return wrong(`${folder} has ${free} MB left.`, advice)
    return free < 1_024
      ? doubtful(`${folder} has ${free} MB left.`, advice)
      : right(`${folder} can be written to.`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const meaning: Record<string, string> = {
      EACCES: 'this user may not',
      EROFS: 'the file system is read-only',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a part of the path is a file',
    }
    return wrong(
      `${folder} cannot be written to: ${meaning[code] ?? code}.`,
      'Give the folder to the user of the site, or name another one in SITE_STATE_FOLDER.',
    )
  }
}

/**
 * Compares this clock with those of the services.
 *
 * @param skews By how much this clock is ahead of each, in milliseconds.
 */
export function checkClock(skews: readonly number[]): Finding {
  const { right, doubtful, wrong, skipped } = findingsOf('clock')
  const least = skews.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0]
  if (least === undefined) return skipped('No service has said what time it is.')
  const seconds = Math.round(Math.abs(least) / 1_000)
  const says = `This clock is ${seconds} s ${least > 0 ? 'ahead of' : 'behind'} those of the services.`
  const advice = 'Switch time synchronisation on (timedatectl set-ntp true): sessions end by the clock.'
  if (seconds > 60) return wrong(says, advice)
  return seconds > 5 ? doubtful(says, advice) : right('This clock and those of the services agree.')
}
