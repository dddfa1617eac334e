import { library } from '../../tsdown.base.ts'

export default library
