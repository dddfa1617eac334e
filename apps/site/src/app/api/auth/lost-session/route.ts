import { account } from '../../../../account/account.ts'

export const { GET } = account.handlers.lostSession
