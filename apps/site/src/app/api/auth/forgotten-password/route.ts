import { requestNewPassword } from '@house-edge/auth/server'
import { sendMessage } from '../../../../account/messages/send-message.ts'

/** Sends a link to choose a new password with. The answer is the same whether the address has an account or not. */
export const POST = sendMessage('/forgotten-password', 'password', (context, email) =>
  requestNewPassword(context, { email }),
)
