/** Every code an error of this package can carry. */
export type ServingErrorCode =
  | 'serving/framework-not-loaded'
  | 'serving/pages-not-finished'
  | 'serving/private-request'

/** The base of every error this package throws. */
export abstract class ServingError extends Error {
  abstract readonly code: ServingErrorCode
}

/** The framework could not be loaded from the folder of the site. */
export class FrameworkNotLoadedError extends ServingError {
  override readonly name = 'FrameworkNotLoadedError'
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

/** A page that was asked for privately did not arrive whole. */
export class PrivateRequestError extends ServingError {
  override readonly name = 'PrivateRequestError'
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

/** Pages that a site declares to be finished could not be. */
export class PagesNotFinishedError extends ServingError {
  override readonly name = 'PagesNotFinishedError'
  override readonly code = 'serving/pages-not-finished'
  readonly pages: readonly { path: string; why: string }[]

  constructor(pages: readonly { path: string; why: string }[]) {
    super(
      `${pages.length} of the pages that are declared to be finished could not be. They would be as slow as the framework, with its scripts. Mend what each says, or declare it no longer:\n${pages.map(({ path, why }) => `  ${path}: ${why}`).join('\n')}`,
    )
    this.pages = pages
  }
}
