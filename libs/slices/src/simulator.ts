/** Shows slices inside the vendor's editor while they are written. Ships JavaScript, on its own page only. @module */
export { SliceSimulator } from './simulator/slice-simulator.island.tsx'
