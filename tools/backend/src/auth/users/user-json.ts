import type { Factor, Identity, User } from './user.ts'

/** The user as clients see it: GoTrue's field names, absent fields left out, nothing secret. */
export function toUserJson(user: User): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...optional({
      email_confirmed_at: time(user.email_confirmed_at),
      invited_at: time(user.invited_at),
    }),
    phone: user.phone ?? '',
    ...optional({
      phone_confirmed_at: time(user.phone_confirmed_at),
      confirmation_sent_at: time(user.confirmation_sent_at),
      confirmed_at: time(user.confirmed_at),
      recovery_sent_at: time(user.recovery_sent_at),
      new_email: user.email_change || undefined,
      email_change_sent_at: time(user.email_change_sent_at),
      reauthentication_sent_at: time(user.reauthentication_sent_at),
      last_sign_in_at: time(user.last_sign_in_at),
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    ...(user.factors.length > 0 ? { factors: user.factors.map(toFactorJson) } : {}),
    identities: user.identities.map(toIdentityJson),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    ...optional({ banned_until: time(user.banned_until), deleted_at: time(user.deleted_at) }),
    is_anonymous: user.is_anonymous,
  }
}

export function toFactorJson(factor: Factor): Record<string, unknown> {
  return {
    id: factor.id,
    created_at: time(factor.created_at),
    updated_at: time(factor.updated_at),
    status: factor.status,
    ...optional({ friendly_name: factor.friendly_name ?? undefined }),
    factor_type: factor.factor_type,
  }
}

/** `id` is the provider's id and `identity_id` the row's, for the sake of older clients. */
function toIdentityJson(identity: Identity): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...optional({ last_sign_in_at: time(identity.last_sign_in_at) }),
    created_at: time(identity.created_at),
    updated_at: time(identity.updated_at),
    ...optional({ email: identity.email ?? undefined }),
  }
}

function optional(fields: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function time(value: string | null): string | undefined {
  return value === null ? undefined : new Date(value).toISOString()
}
