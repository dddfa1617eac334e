/** What a provider says about a visitor. */
export interface ProviderProfile {
  provider: string
  /** The provider's own id of the account. */
  subject: string
  email: string
  emailVerified: boolean
  name: string
}

/** Stored in the identity, and merged over the user's metadata. */
export function describeIdentity(profile: ProviderProfile): Record<string, unknown> {
  return {
    sub: profile.subject,
    provider_id: profile.subject,
    email: profile.email,
    email_verified: profile.emailVerified,
    phone_verified: false,
    name: profile.name,
    full_name: profile.name,
  }
}
