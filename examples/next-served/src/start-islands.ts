import { startIslands } from '@house-edge/serving/loader'

/** Written in by `islands.mjs`. */
declare const islandsFile: string

startIslands({ file: islandsFile, onFailure: reportError })
