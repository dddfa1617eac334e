import type { PrivateResponse, PrivateRequest } from '@house-edge/serving'
import { createKeptHandlers, type KeptHandlers } from '@house-edge/serving/handlers'
import type { PageRules } from '../finished/page-rules.ts'
import { countStaleReads, type FrameworkSide, type SharedSite } from '../process/site-process.ts'
import type { PublishedSite } from '../site/published-site.ts'

/** Where responses of handlers come from. */
interface HandlerParts {
  rules: PageRules
  /** Of the application, where its build is. */
  folder: string
  ask: (asked: PrivateRequest) => Promise<PrivateResponse>
  /** The framework's side. `undefined` until it has started. */
  framework: () => Pick<FrameworkSide, 'questions'> | undefined
  shared: () => Pick<SharedSite, 'mayBeBehind'> | undefined
}

/**
 * Keeps the responses of the handlers that `keptHandlers` of a site names.
 *
 * @returns Call `begin` when it is known what is published. Until then, the framework answers.
 */
export function keepHandlers(
  site: PublishedSite,
  { rules, folder, ask, framework, shared }: HandlerParts,
): KeptHandlers & { begin: () => void } {
  const { keptHandlers = () => undefined } = site
  const log = site.log()
  let hasBegun = false
  const version = (): string | undefined => (hasBegun ? framework()?.questions.version() : undefined)
  return {
    ...createKeptHandlers({
      needsSignIn: rules.requests.needsSignIn,
      hasRedirect: rules.requests.hasRedirect,
      folder,
      distDir: site.distDir(),
      askFramework: ask,
      keyOf: keptHandlers,
      version: () => {
        const current = version()
        // What could only be read as it was before is made again, with everything else: that is rare.
        return current && `${current} ${countStaleReads()}`
      },
      mayBeBehind: () => shared()?.mayBeBehind(),
      headers: site.policies().headers,
      onFailure: (path, error) => log.warn('handler', { path, error }),
    }),
    begin: () => (hasBegun = true),
  }
}
