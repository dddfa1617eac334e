import { handlers } from '../../../../account/account.ts'

export const { POST } = handlers.recoveryCodes
