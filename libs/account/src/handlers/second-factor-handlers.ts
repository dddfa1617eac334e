import {
  createRecoveryCodes,
  enrolFactor,
  listFactors,
  removeFactor,
  verifyFactor,
} from '@house-edge/auth/server'
import { enrolmentAt } from '../cookies/enrolment.ts'
import { afterFailure, type FormHandling, type Handler } from '../forms/form-handling.ts'
import { fileName } from './file-name.ts'

/** Authenticator apps, and recovery codes for the day they are lost. */
export interface SecondFactorHandlers {
  /**
   * Begins to add an authenticator app. What the app needs waits in a cookie until the first code was right. At
   * `authenticator/add`.
   */
  addApp: { POST: Handler }
  /** Takes the first code of a new app, and makes recovery codes for the day it is lost. At `authenticator/activate`. */
  activateApp: { POST: Handler }
  /**
   * Cancels adding an app. The unverified factor is useless without a first code, and the service drops it by itself; if
   * the site removed it, the service would send a mail about a removed second step. At `authenticator/cancel`.
   */
  cancelApp: { POST: Handler }
  /** Removes an app. At `authenticator/remove`. */
  removeApp: { POST: Handler }
  /** Makes new recovery codes. Earlier ones no longer work. At `recovery-codes`. */
  recoveryCodes: { POST: Handler }
  /**
   * Returns the recovery codes that the page shows as a file. They come with the form, because they are
   * stored nowhere in plain text. At `recovery-codes/download`.
   */
  downloadCodes: { POST: Handler }
}

const codes = /^[\w-]{6,40}(?: [\w-]{6,40}){0,19}$/

export function secondFactorHandlers({ settings, handleAccountForm }: FormHandling): SecondFactorHandlers {
  const handleHere = (act: Parameters<typeof handleAccountForm>[1]) => ({
    POST: handleAccountForm('secondFactor', act),
  })
  return {
    addApp: handleHere(async (context, fields) => {
      const site = settings()
      const to = site.paths.secondFactor
      const name = fields.get('name')?.trim() || site.words.secondFactor.app
      const outcome = await enrolFactor(context, { name, issuer: site.siteName })
      if (!outcome.ok) return afterFailure(site, outcome, to, 'second-factor')
      const { factorId, secret, uri } = outcome
      return { to, cookies: [enrolmentAt(to).write({ factorId, secret, uri }, site.isSecure)] }
    }),
    activateApp: handleHere(async (context, fields) => {
      const site = settings()
      const to = site.paths.secondFactor
      const outcome = await verifyFactor(context, {
        factorId: fields.get('factor'),
        code: fields.get('code'),
      })
      if (!outcome.ok) return afterFailure(site, outcome, to, 'second-factor')
      const made = await createRecoveryCodes(context)
      return {
        to,
        flash: { code: 'auth/factor-added', ...(made.ok && { codes: made.codes }) },
        cookies: [enrolmentAt(to).forget(site.isSecure)],
      }
    }),
    cancelApp: handleHere(async () => {
      const { paths, isSecure } = settings()
      return { to: paths.secondFactor, cookies: [enrolmentAt(paths.secondFactor).forget(isSecure)] }
    }),
    removeApp: handleHere(async (context, fields) => {
      const site = settings()
      const to = site.paths.secondFactor
      const outcome = await removeFactor(context, { factorId: fields.get('factor') })
      if (!outcome.ok) return afterFailure(site, outcome, to, 'second-factor')
      const left = await listFactors(context)
      const isOn = left.ok && left.factors.some(({ type, isActive }) => type === 'totp' && isActive)
      return { to, flash: { code: isOn ? 'auth/saved' : 'auth/factor-removed' } }
    }),
    recoveryCodes: handleHere(async (context) => {
      const site = settings()
      const to = site.paths.secondFactor
      const made = await createRecoveryCodes(context)
      if (!made.ok) return afterFailure(site, made, to, 'second-factor')
      return { to, flash: { code: 'auth/recovery-codes-made', codes: made.codes } }
    }),
    downloadCodes: handleHere(async (_context, fields) => {
      const site = settings()
      const shown = fields.get('codes') ?? ''
      if (!codes.test(shown)) return { to: site.paths.secondFactor, flash: { code: 'auth/form-invalid' } }
      const { fileTitle, fileNote } = site.words.recoveryCodes
      return new Response([fileTitle(site.siteName), fileNote, '', ...shown.split(' '), ''].join('\r\n'), {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="${fileName(site)}-recovery-codes.txt"`,
        },
      })
    }),
  }
}
