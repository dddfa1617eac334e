import { AuthError } from '../auth-error.ts'

/** What this project has switched off, in the words of a hosted one that has. */
export const disabled = {
  saml: async (): Promise<never> => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  },
  passkeys: async (): Promise<never> => {
    throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
  },
  oauthServer: async (): Promise<never> => {
    throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
  },
}
