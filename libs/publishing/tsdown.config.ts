import { navigationOfServers, serverLibrary } from '../../tsdown.base.ts'

export default { ...serverLibrary, plugins: [navigationOfServers] }
