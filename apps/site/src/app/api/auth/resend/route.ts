import { resendConfirmation } from '@house-edge/auth/server'
import { sendMessage } from '../../../../account/messages/send-message.ts'

/** Sends the confirmation message again. */
export const POST = sendMessage('/login/code', undefined, (context, email) =>
  resendConfirmation(context, { email }),
)
