import type { GatewayContext } from '../../gateway/context.ts'
import type { AuthService } from '../auth-service.ts'

/** `GET /settings`: what a sign-in page may offer. */
export async function getSettings(auth: AuthService, context: GatewayContext): Promise<Response> {
  const { config } = auth
  const providers = Object.fromEntries(config.providers.map((name) => [name, true]))
  return context.json({
    external: { anonymous_users: config.anonymousEnabled, email: true, phone: false, ...providers },
    disable_signup: !config.signUpEnabled,
    mailer_autoconfirm: !config.confirmEmail,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  })
}
