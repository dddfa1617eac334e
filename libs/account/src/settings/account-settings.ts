import type { Auth, AuthContext } from '@house-edge/auth/server'
import { type AccountPaths, accountPaths } from '../paths/account-paths.ts'
import { type AccountWords, completeWords, type WordChanges } from '../words/words.ts'

/** A file that belongs to a visitor, in the copy of their data. */
export interface ExportedFile {
  /** In the storage. */
  path: string
  /** A `data:` URL. */
  content: string
}

/** What could not be done, for an operator. */
export interface AccountNotice {
  /** Which part: an operation of the auth service, the profile in the database, the picture in the storage. */
  about: 'auth' | 'profile' | 'picture'
  /** An error's code, where there is one. */
  code?: string | undefined
  /** The step of storing a picture that failed. */
  step?: string | undefined
  message?: string | undefined
  error?: unknown
}

/** What a site says of itself. */
export interface AccountOptions {
  /** Sessions and the sign-in rule. */
  auth: Auth
  /** With its scheme: on https, cookies are `Secure`. */
  siteOrigin: string
  /** For authenticator apps and the names of files. */
  siteName: string
  /** Where pages are. Default: where the sign-in rule says, the others as in {@link accountPaths}. */
  paths?: Partial<AccountPaths>
  /**
   * What is said otherwise than in English as it comes. Of several, each takes the place of those before it: a catalogue in
   * another language, and what the site says otherwise than that.
   */
  words?: WordChanges | readonly WordChanges[]
  /**
   * The language of these pages (BCP 47), on a site that has an account for each of several (`joinLanguages`): ways through
   * handlers lead back to it. Default: it has one.
   */
  lang?: string
  /** Other services at which visitors can sign in, by the auth service's names, such as `github`. Default: none. */
  providers?: readonly string[]
  /** Server functions by name. */
  functions?: {
    /** Deletes an account as its visitor, files included. Default: the database function, which deletes no files. */
    deleteAccount?: string
    /** Tells the owner of an account that a recovery code was used. Default: they are not told. */
    recoveryCodeUsed?: string
  }
  /** More files of a visitor for the copy of their data; `undefined` when one cannot be read now. */
  exportFiles?: (context: AuthContext) => Promise<readonly ExportedFile[] | undefined>
  /** Runs when a name that others see has changed, or an account is gone. */
  onChange?: () => void
  /** Default: notices are dropped. */
  onNotice?: (notice: AccountNotice) => void
  /** The page in place of the plain 503, when it is not known who is visiting. */
  unknownVisitor?: (plain: Response) => Response
  /** The page in place of the plain 403, for a form that did not come from this site. */
  foreignForm?: (plain: Response) => Response
}

/** The options with their defaults. */
export interface AccountSettings extends Omit<AccountOptions, 'paths' | 'words'> {
  /** Where every page is. */
  paths: AccountPaths
  /** What every page says. */
  words: AccountWords
  /** Whether cookies may travel encrypted only. */
  isSecure: boolean
}

/** What pages are rendered from: paths and words, and nothing by which something could be done. */
export type ShownSettings = Pick<AccountSettings, 'paths' | 'words' | 'providers'>

/** Completes what a site says. */
export function completeSettings(options: AccountOptions): AccountSettings {
  const { rule } = options.auth
  const ruled = rule && {
    signIn: rule.signIn,
    confirm: rule.callback,
    ...(rule.secondFactor !== undefined && { secondStep: rule.secondFactor }),
  }
  return {
    ...options,
    paths: { ...accountPaths, ...ruled, ...options.paths },
    words: completeWords(options.words),
    isSecure: options.siteOrigin.startsWith('https:'),
  }
}
