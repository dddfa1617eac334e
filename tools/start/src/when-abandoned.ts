import { readFileSync } from 'node:fs'

/**
 * Calls back once when the process that started this one has ended.
 *
 * `npm start` and test runners run the command in a shell. A signal to them ends only that shell, or not even the shell:
 * either way this process would run on.
 */
export function whenAbandoned(callBack: () => void, everyMs = 500): void {
  const parent = process.ppid
  // If the parent is a shell that runs only this command, the process that started the shell is watched too.
  const starter = isShellForOneCommand(parent) ? parentOf(parent) : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (starter === undefined || parentOf(parent) === starter)) return
    clearInterval(timer)
    callBack()
  }, everyMs)
  timer.unref()
}

function isShellForOneCommand(pid: number): boolean {
  return /^(?:\S*\/)?(?:ba|da|z)?sh\0-c\0/.test(read(pid, 'cmdline') ?? '')
}

/** Linux only; on other systems only the direct parent is watched. */
function parentOf(pid: number): number | undefined {
  const parent = /\) \S (\d+) /.exec(read(pid, 'stat') ?? '')?.[1]
  return parent === undefined ? undefined : Number(parent)
}

function read(pid: number, what: 'cmdline' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return undefined
  }
}
