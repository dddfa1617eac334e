import type { FinishOptions } from '../finish/finish.ts'
import type { PrivateResponse, PrivateRequest } from '../http/private-door.ts'
import { type PageShell, takeShell } from './page-shell.ts'

/** Where the shell is taken from. */
export interface ShellOptions {
  /** Asks the framework from inside the process. */
  askFramework: (asked: PrivateRequest) => Promise<PrivateResponse>
  /**
   * Path of a page that the framework renders, whose head and scripts these pages have; by their own path, where they are in
   * several languages.
   */
  shellPath: string | ((path: string) => string)
  finishing?: FinishOptions | undefined
  /** Called when a page could not be rendered; the framework answers then. */
  onFailure: (path: string, error: unknown) => void
}

/** The shells of a process, which are of its build: taken when the first question is asked, and tried again until they are there. */
export function createShellOnce({
  askFramework,
  shellPath,
  finishing = {},
  onFailure,
}: ShellOptions): (path: string) => Promise<PageShell | undefined> {
  const taking = new Map<string, Promise<PageShell | 'refused' | undefined>>()
  const take = async (from: string): Promise<PageShell | 'refused' | undefined> => {
    const { status, body } = await askFramework({ path: from })
    if (status >= 500) return undefined
    const taken = takeShell(body.toString(), finishing)
    if (!('untouched' in taken)) return taken
    // It is of the build, so it will not be otherwise the next time: said once.
    onFailure(from, taken.untouched)
    return 'refused'
  }
  return async (path) => {
    const from = typeof shellPath === 'string' ? shellPath : shellPath(path)
    const under = taking.get(from) ?? take(from)
    taking.set(from, under)
    const shell = await under.catch(() => undefined)
    if (!shell) taking.delete(from)
    return shell === 'refused' ? undefined : shell
  }
}
