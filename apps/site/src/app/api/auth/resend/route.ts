import { resendConfirmation } from '@house-edge/auth/server'
import { sendMessage } from '../../../../account/messages/send-message.ts'

/** Sends the message that confirms an address once more. */
export const POST = sendMessage('/login/code', undefined, (exchange, email) =>
  resendConfirmation(exchange, { email }),
)
