import { RoutingError } from './routing-error.ts'

/** The site was built without an identity. */
export class BuildNotIdentifiedError extends RoutingError {
  override readonly name = 'BuildNotIdentifiedError'
  override readonly code = 'routing/build-not-identified'

  constructor() {
    super(
      'This build has no identity. Pages could not tell when a newer one is live. Wrap the configuration in next.config.ts with withBuildIdentity of @house-edge/routing/build.',
    )
  }
}
