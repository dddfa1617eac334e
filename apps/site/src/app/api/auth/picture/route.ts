import { account } from '../../../../account/account.ts'

export const { GET, POST } = account.handlers.picture
