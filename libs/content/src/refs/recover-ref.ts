/**
 * Recovers a query whose ref was refused.
 *
 * A ref expires when editors publish. The service then answers 404 or 410 and names the current master ref.
 * We forget the cached repository, warn once, and ask
 * again with that ref, at most three times. Drafts are absent from the answer,
 * and the warning says so.
 *
 * @module
 */
import { RefExpiredError } from '../errors/ref-expired-error.ts'
import { RefNotFoundError } from '../errors/ref-not-found-error.ts'

/** What recovering needs from the client. */
interface RefRecovery {
  /** Requests for one query at most, the first included. */
  maxAttempts: number
  /** Drops cached repository information. */
  forgetRepository: () => void
  /** Chooses the ref again, for refusals that name no master ref. Absent when the ref was not ours to choose. */
  chooseAgain: (() => Promise<string>) | undefined
  report: (recovered: { from: string; to: string; issue: 'invalid' | 'expired' }) => void
}

/**
 * Runs a query at `ref`, and again at the master ref when `ref` is refused.
 *
 * @param isExplicit The caller named the ref: the cached repository information is not the cause, and is kept.
 * @throws {RefNotFoundError | RefExpiredError} No master ref was named, or attempts ran out.
 */
export async function recoverRef<T>(
  ref: string,
  isExplicit: boolean,
  ask: (ref: string) => Promise<T>,
  recovery: RefRecovery,
): Promise<T> {
  let current = ref
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(current)
    } catch (error) {
      if (!(error instanceof RefNotFoundError || error instanceof RefExpiredError)) throw error
      if (!isExplicit) recovery.forgetRepository()
      if (attempt >= recovery.maxAttempts) throw error
      const next = error.masterRef ?? (await recovery.chooseAgain?.())
      if (next === undefined || (error.masterRef === undefined && next === current)) throw error
      recovery.report({
        from: current,
        to: next,
        issue: error instanceof RefExpiredError ? 'expired' : 'invalid',
      })
      current = next
    }
  }
}
