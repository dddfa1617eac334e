/**
 * What the site reads from its environment, parsed and with its defaults.
 *
 * Read elsewhere: the folder of the build, before anything is loaded (`build-folder.mjs`); what the headers and the
 * framework's configuration need, which a build also reads (`security-headers.ts`, `next.config.ts`); and what Node and
 * the framework set themselves.
 *
 * A build needs only the content part, so each part can be read by itself; the process refuses to start unless all
 * parts are valid.
 *
 * @module
 */
import {
  BackendVariables,
  ContentVariables,
  readOnce,
  SiteVariables,
} from '@house-edge/operating/environment'

/** Where the site is and where it keeps its state. @throws {EnvironmentError} */
export const siteConfig = readOnce(SiteVariables)

/** Where content comes from. @throws {EnvironmentError} */
export const contentConfig = readOnce(ContentVariables)

/** Where sign-in happens and what it covers. @throws {EnvironmentError} */
export const backendConfig = readOnce(BackendVariables)
