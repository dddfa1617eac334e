import { serverLibrary } from '../../tsdown.base.ts'

export default serverLibrary
