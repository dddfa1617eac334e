/** What the pages show that come before a session and with it. @module */
import type { MessageCode } from '@house-edge/auth'
import { findPurpose, purposePath } from '../paths/account-paths.ts'
import { requestedAddress } from '../visit/posted-form.ts'
import { findSignedIn, type SignedIn } from '../visit/signed-in.ts'
import type { PageRead } from './page-visit.ts'

/** An address to fill in, and who is signed in. */
export interface ShownVisitor {
  address: string | undefined
  signedIn: SignedIn | undefined
}

/** Codes that the sign-in rule puts into the URL. Other values are not shown. */
const announced: readonly MessageCode[] = ['auth/sign-in-loop', 'auth/cookies-blocked', 'auth/session-lost']

const readShownVisitor: PageRead<ShownVisitor> = async ({ site, request, cookie, visitor }) => ({
  shown: {
    address: requestedAddress(cookie),
    signedIn: await findSignedIn(site, request, await visitor()),
  },
})

/** By the names of the pages. */
export const signInReads: {
  signIn: PageRead<ShownVisitor>
  code: PageRead<ShownVisitor>
  secondStep: PageRead<undefined>
  signUp: PageRead<undefined>
  forgottenPassword: PageRead<Pick<ShownVisitor, 'address'>>
  confirm: PageRead<ShownVisitor>
} = {
  /** With the result of the form just sent, or else why the sign-in rule asks the visitor to sign in. */
  signIn: async (visit) => {
    const { visitor, query, flash } = visit
    const read = await readShownVisitor(visit)
    const said = announced.find((code) => code === query['code'])
    return flash || !said || (await visitor()).state === 'signed-in'
      ? read
      : { ...read, flash: { code: said } }
  },
  code: readShownVisitor,
  secondStep: async ({ site: { paths }, query, visitor }) => {
    const known = await visitor()
    const purpose = findPurpose(query['for'])
    if (known.state === 'signed-out') return { redirectTo: paths.signIn }
    if (known.state === 'signed-in' && known.claims.aal === 'aal2')
      return { redirectTo: purpose ? purposePath(paths, purpose) : paths.account }
    return { shown: undefined }
  },
  signUp: async () => ({ shown: undefined }),
  forgottenPassword: async ({ cookie }) => ({ shown: { address: requestedAddress(cookie) } }),
  confirm: readShownVisitor,
}
