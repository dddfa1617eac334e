import { errorPage } from '@house-edge/paths'

/** Every code an error of this package can carry. */
export type ServingErrorCode =
  | 'serving/framework-not-loaded'
  | 'serving/pages-not-finished'
  | 'serving/private-request'
  | 'serving/cannot-listen'
  | 'serving/body-too-large'
  | 'serving/build-unreadable'
  | 'serving/snapshot-in-use'
  | 'serving/publish-unconfirmed'

/** The base of every error this package throws. */
export abstract class ServingError extends Error {
  static readonly code: ServingErrorCode | undefined = undefined
  abstract readonly code: ServingErrorCode
  /** The page about it; `undefined` for a code of somebody else’s subclass. */
  readonly docs: string | undefined

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.docs = new.target.code && errorPage(new.target.code)
  }
}

/** The framework could not be loaded from the folder of the site. */
export class FrameworkNotLoadedError extends ServingError {
  override readonly name = 'FrameworkNotLoadedError'
  static override readonly code = 'serving/framework-not-loaded'
  override readonly code = 'serving/framework-not-loaded'
  readonly folder: string

  constructor({ folder, cause }: { folder: string; cause: unknown }) {
    super(
      `The framework could not be loaded in ${folder}. Only what is stored can be answered; everything else is 503. Build the site there (next build), and read the cause.`,
      { cause },
    )
    this.folder = folder
  }
}

/** A file of the build is not there or cannot be read, so nothing of the build can be stored. */
export class BuildUnreadableError extends ServingError {
  override readonly name = 'BuildUnreadableError'
  static override readonly code = 'serving/build-unreadable'
  override readonly code = 'serving/build-unreadable'
  readonly file: string

  constructor({ file, cause }: { file: string; cause: unknown }) {
    super(
      `The build could not be read at ${file}. No page can be stored without it. Build the site first (next build), or name its build folder as distDir.`,
      { cause },
    )
    this.file = file
  }
}

/** Another process keeps its finished pages in the same file, and each would overwrite what the other has noted. */
export class SnapshotInUseError extends ServingError {
  override readonly name = 'SnapshotInUseError'
  static override readonly code = 'serving/snapshot-in-use'
  override readonly code = 'serving/snapshot-in-use'
  readonly snapshot: string
  readonly pid: number

  constructor({ snapshot, pid }: { snapshot: string; pid: number }) {
    super(
      `The process ${pid} keeps its finished pages in ${snapshot} too. What one of them notes of a publish the other would lose, and an old page be shown after a restart. Give each process on one folder its own name (processName), or stop the other one.`,
    )
    this.snapshot = snapshot
    this.pid = pid
  }
}

/** A response of the framework, asked for from inside the process, is incomplete. */
export class PrivateRequestError extends ServingError {
  override readonly name = 'PrivateRequestError'
  static override readonly code = 'serving/private-request'
  override readonly code = 'serving/private-request'
  readonly path: string

  constructor({ path, cause }: { path: string; cause: unknown }) {
    super(
      `The framework gave no whole answer for ${path}. The page is not stored. Ask again later, and look for a failure of the page in the log.`,
      { cause },
    )
    this.path = path
  }
}

/** Declared pages could not be finished. */
export class PagesNotFinishedError extends ServingError {
  override readonly name = 'PagesNotFinishedError'
  static override readonly code = 'serving/pages-not-finished'
  override readonly code = 'serving/pages-not-finished'
  readonly pages: readonly { path: string; why: string }[]

  constructor(pages: readonly { path: string; why: string }[]) {
    super(
      `${pages.length} of the pages that are declared to be finished could not be. They would be as slow as the framework, with its scripts. Mend what each says, or declare it no longer:\n${pages.map(({ path, why }) => `  ${path}: ${why}`).join('\n')}`,
    )
    this.pages = pages
  }
}

/** The address and port to listen on are not available. */
export class CannotListenError extends ServingError {
  override readonly name = 'CannotListenError'
  static override readonly code = 'serving/cannot-listen'
  override readonly code = 'serving/cannot-listen'

  constructor({ host, port, cause }: { host: string; port: number; cause: unknown }) {
    super(
      `The server cannot listen on ${host}, port ${port}. No request is answered. Stop what listens there, or choose another port or an address this machine has.`,
      { cause },
    )
  }
}

/** A request body exceeded the limit for its path while it was read. */
export class BodyTooLargeError extends ServingError {
  override readonly name = 'BodyTooLargeError'
  static override readonly code = 'serving/body-too-large'
  override readonly code = 'serving/body-too-large'
  readonly maxBytes: number

  constructor(maxBytes: number) {
    super(
      `The body of the request is larger than ${maxBytes} bytes. What was read of it is not whole, and the request is answered with 413. Allow more for this path with maxBodyBytes, or send less.`,
    )
    this.maxBytes = maxBytes
  }
}

/** Other processes of the site have not confirmed that they show nothing older than what was published. Only logged. */
export class PublishUnconfirmedError extends ServingError {
  override readonly name = 'PublishUnconfirmedError'
  static override readonly code = 'serving/publish-unconfirmed'
  override readonly code = 'serving/publish-unconfirmed'
  readonly version: string
  /** Names of those that are known. */
  readonly processes: readonly string[]

  constructor({
    version,
    processes,
    unconfirmed,
    isReached,
  }: {
    version: string
    processes: readonly string[]
    /** How many processes. */
    unconfirmed: number
    /** Whether Redis was there. */
    isReached: boolean
  }) {
    const who = processes.length > 0 ? processes.join(', ') : `${unconfirmed} without a name`
    super(
      isReached
        ? `${unconfirmed} processes have not confirmed that they show version ${version}: ${who}. They may show older pages until they look for themselves. See whether they run, and their logs.`
        : `Redis is away, so other processes were not told of version ${version}: ${who}. They may show older pages until they look for themselves. Start Redis or Valkey again.`,
    )
    this.version = version
    this.processes = processes
  }
}
