import type { FinishOptions } from '../finish/finish.ts'
import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { type PageShell, takeShell } from './page-shell.ts'

/** Where the shell is taken from. */
export interface ShellOptions {
  /** Asks the framework from inside the process. */
  askFramework: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** Path of a page that the framework renders, whose head and scripts these pages have. */
  shellPath: string
  finishing?: FinishOptions | undefined
  /** Called when a page could not be rendered; the framework answers then. */
  onFailure: (path: string, error: unknown) => void
}

/** The shell of a process, which is of its build: taken when the first question is asked, and tried again until it is there. */
export function createShellOnce({
  askFramework,
  shellPath,
  finishing = {},
  onFailure,
}: ShellOptions): () => Promise<PageShell | undefined> {
  let taking: Promise<PageShell | 'refused' | undefined> | undefined
  const take = async (): Promise<PageShell | 'refused' | undefined> => {
    const { status, body } = await askFramework({ path: shellPath })
    if (status >= 500) return undefined
    const taken = takeShell(body.toString(), finishing)
    if (!('untouched' in taken)) return taken
    // It is of the build, so it will not be otherwise the next time: said once.
    onFailure(shellPath, taken.untouched)
    return 'refused'
  }
  return async () => {
    taking ??= take()
    const shell = await taking.catch(() => undefined)
    if (!shell) taking = undefined
    return shell === 'refused' ? undefined : shell
  }
}
