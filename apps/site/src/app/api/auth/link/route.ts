import { sendSignInLink } from '@house-edge/auth/server'
import { sendMessage } from '../../../../account/messages/send-message.ts'

/** Sends a link and a code to sign in with. The answer is the same whether the address has an account or not. */
export const POST = sendMessage(
  '/login',
  undefined,
  (context, email) => sendSignInLink(context, { email }),
  'link',
)
