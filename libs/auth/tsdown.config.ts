import { navigationOfServers, serverLibrary, serverWithoutMarker } from '../../tsdown.base.ts'

export default { ...serverLibrary, plugins: [navigationOfServers, serverWithoutMarker] }
