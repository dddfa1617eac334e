import { readFileSync } from 'node:fs'

/**
 * Calls back once when whoever started this process is gone.
 *
 * `npm start` and test runners run the command in a shell. A signal to them ends
 * that shell, which tells nobody, or leaves the shell behind, which only waits:
 * either way the command would go on with no one to stop it.
 */
export function whenAbandoned(callBack: () => void, everyMs = 500): void {
  const parent = process.ppid
  // A shell that runs this one command stands for whoever started the shell.
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

/** Where the system tells: elsewhere only the process’s own parent is watched. */
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
