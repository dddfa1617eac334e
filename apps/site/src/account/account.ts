import { type Account, createAccount } from '@house-edge/account/server'
import { foreignFormPage, unknownVisitorPage } from '../absence/status-page.ts'
import { siteAuth } from '../auth.ts'
import { visitorBackend } from '../backend.ts'
import { backendConfig, siteConfig } from '../config.ts'
import { exportExperiencePictures } from '@house-edge/readers/experiences'
import { experiencesChanged } from '../rating/follow-experiences.ts'
import { siteLog } from '../logging/log.ts'
import { accountWords } from './account-words.ts'

/** The accounts of the site, created from the configuration with the first request. */
export const account: Account = createAccount(() => ({
  auth: siteAuth(),
  siteOrigin: siteConfig().SITE_ORIGIN,
  siteName: 'House Edge',
  // They hold without a rule, too.
  paths: { signIn: backendConfig().AUTH_SIGN_IN_PATH, confirm: backendConfig().AUTH_CALLBACK_PATH },
  words: accountWords,
  providers: backendConfig().AUTH_PROVIDERS,
  functions: { deleteAccount: 'delete-account', recoveryCodeUsed: 'recovery-code-used' },
  exportFiles: async (context) => exportExperiencePictures(await visitorBackend(context)),
  onChange: experiencesChanged,
  onNotice: ({ about, ...notice }) => siteLog().warn(about, notice),
  unknownVisitor: unknownVisitorPage,
  foreignForm: foreignFormPage,
}))

export const { handle, handleForm, handleAccountForm, isSecure } = account
