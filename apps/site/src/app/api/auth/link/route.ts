import { account } from '../../../../account/account.ts'

export const { POST } = account.handlers.sendLink
