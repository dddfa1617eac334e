import { RoutingError } from './routing-error.ts'

/** The build folder could not be read, so it is not known which pages are finished. */
export class BuildUnreadableError extends RoutingError {
  override readonly name = 'BuildUnreadableError'
  static override readonly code = 'routing/build-unreadable'
  override readonly code = 'routing/build-unreadable'

  constructor({ file, cause }: { file: string; cause: unknown }) {
    super(
      `The build could not be read at ${file}. Its manifest would say that no page is finished, and payloads would be off. Name the build folder by an absolute path, or relative to where the server is started.`,
      { cause },
    )
  }
}

/** The site was built without an identity. */
export class BuildNotIdentifiedError extends RoutingError {
  override readonly name = 'BuildNotIdentifiedError'
  static override readonly code = 'routing/build-not-identified'
  override readonly code = 'routing/build-not-identified'

  constructor() {
    super(
      'This build has no identity. Pages could not tell when a newer one is live. Wrap the configuration in next.config.ts with withBuildIdentity of @house-edge/routing/build.',
    )
  }
}
