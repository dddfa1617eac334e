import { handlers } from '../../../../account/account.ts'

export const { GET, POST } = handlers.picture
