import { handlers } from '../../../../../account/account.ts'

export const { GET } = handlers.provider
