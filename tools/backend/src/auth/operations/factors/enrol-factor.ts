import QRCode from 'qrcode'
import type { Transaction } from '../../../database/database.ts'
import type { GatewayContext } from '../../../gateway/context.ts'
import { AuthError, validationFailed } from '../../auth-error.ts'
import type { AuthService } from '../../auth-service.ts'
import { loadSignedIn, verifyBearer } from '../../authenticate.ts'
import { checkNewFactor } from '../../factors/check-new-factor.ts'
import { createSecret, createUri } from '../../factors/totp.ts'
import { readParams } from '../../read-params.ts'

/** A factor that is not verified in time is forgotten. */
const unverifiedMs = 300_000

/** `POST /factors`: a new second factor, of no use until a code of it has been shown. */
export async function enrolFactor(auth: AuthService, context: GatewayContext): Promise<Response> {
  const claims = await verifyBearer(auth, context)
  const params = await readParams(context, {
    factor_type: 'string',
    friendly_name: 'string',
    issuer: 'string',
  })
  checkType(params.factor_type)
  const name = params.friendly_name ?? ''
  const secret = createSecret()
  const id = auth.random.uuid()

  const account = await auth.database.transaction(async (tx) => {
    const signedIn = await loadSignedIn(auth, tx, claims)
    if (signedIn.user.is_anonymous) {
      throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    }
    await forgetUnverified(auth, tx, signedIn.user.id)
    checkNewFactor(auth, await loadSignedIn(auth, tx, claims), name)
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
      [id, signedIn.user.id, name, secret, auth.clock.nowIso()],
    )
    return signedIn.user.email ?? signedIn.user.id
  })
  const uri = createUri(secret, params.issuer || new URL(auth.config.siteUrl).host, account)
  return context.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: await draw(uri), secret, uri },
  })
}

function checkType(type: string | undefined): void {
  if (type === 'phone')
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  }
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp, phone, or webauthn')
}

async function forgetUnverified(auth: AuthService, tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
    [userId, new Date(auth.clock.nowMs() - unverifiedMs).toISOString()],
  )
}

/** Colours by name: the client puts the picture in a URL, where `#` would end it. */
async function draw(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  return svg.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white').replaceAll('\n', '')
}
