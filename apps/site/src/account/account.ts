import type { AccountPaths } from '@house-edge/account'
import { type Account, createAccount, type Handler, joinLanguages } from '@house-edge/account/server'
import { foreignFormPage, unknownVisitorPage } from '../absence/status-page.ts'
import { siteAuth } from '../auth.ts'
import { visitorBackend } from '../backend.ts'
import { backendConfig, siteConfig } from '../config.ts'
import { exportExperiencePictures } from '@house-edge/readers/experiences'
import { languageOfTag, originalLanguage, type SiteLanguage, siteLanguages, tagOf } from '../language.ts'
import { experiencesChanged } from '../rating/follow-experiences.ts'
import { siteLog } from '../logging/log.ts'
import { pathIn, routes } from '../routes.ts'
import { accountRoutes } from './account-routes.ts'
import { accountWords } from './account-words.ts'

/** The accounts of the site in a language, created from the configuration with the first request. */
function create(lang: SiteLanguage): Account {
  return createAccount(() => ({
    auth: siteAuth(lang),
    siteOrigin: siteConfig().SITE_ORIGIN,
    siteName: 'House Edge',
    paths: pathsIn(lang),
    words: accountWords[lang],
    ...(lang !== originalLanguage && { lang: tagOf(lang) }),
    providers: backendConfig().AUTH_PROVIDERS,
    functions: { deleteAccount: 'delete-account', recoveryCodeUsed: 'recovery-code-used' },
    exportFiles: async (context) => exportExperiencePictures(await visitorBackend(context)),
    onChange: experiencesChanged,
    onNotice: ({ about, ...notice }) => siteLog().warn(about, notice),
    unknownVisitor: (plain) => unknownVisitorPage(plain, lang),
    foreignForm: (plain) => foreignFormPage(plain, lang),
  }))
}

function pathsIn(lang: SiteLanguage): Partial<AccountPaths> {
  // They hold without a rule, too.
  if (lang === originalLanguage)
    return { signIn: backendConfig().AUTH_SIGN_IN_PATH, confirm: backendConfig().AUTH_CALLBACK_PATH }
  const own = Object.entries(accountRoutes).map(([route, name]) => [
    name,
    pathIn(lang, routes[route as keyof typeof accountRoutes]),
  ])
  return Object.fromEntries(own) as Partial<AccountPaths>
}

const all = Object.fromEntries(siteLanguages.map((lang) => [lang, create(lang)])) as Readonly<
  Record<SiteLanguage, Account>
>

/** The accounts of the site in a language. @param lang Default: the original. */
export function accountIn(lang: string | undefined): Account {
  return all[(lang ?? originalLanguage) as SiteLanguage]
}

const original = all[originalLanguage]
const joined = joinLanguages(
  original,
  Object.fromEntries(siteLanguages.map((lang) => [tagOf(lang), all[lang]])),
)

/** What the forms of the account post to, in each language. */
export const { handlers } = joined

/**
 * Creates the handler of a form of the site: what comes of it is said in the language of the form's page.
 *
 * @param make Is given how forms are handled in a language.
 */
export function formHandler(make: (forms: Account, lang: SiteLanguage) => Handler): Handler {
  return joined.handler((account, tag) => make(account, languageOfTag(tag) ?? originalLanguage))
}

export const { handleAccountForm, isSecure } = original
