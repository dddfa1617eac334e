import { isJsonObject } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import { ofFieldType, readArguments } from './condition.ts'
import type { Condition, FilterContext } from './condition.ts'
import type { FilterSyntax } from './parse-filters.ts'

const earthRadiusKm = 6371

/** `geopoint.near`: within a radius in kilometres, the nearest first. */
export function compileNear(filter: FilterSyntax, context: FilterContext): Condition {
  const found = readArguments(filter, 4, context)
  const path = found.path()
  if (path.kind !== 'GeoPoint') found.refuse(`the field '${path.name}' is not a place`)
  const latitude = found.number()
  const longitude = found.number()
  const radiusKm = found.number()

  const distance: NonNullable<Condition['rank']> = (document) =>
    Math.min(...path.values(document).map((value) => distanceKm(value, latitude, longitude)))
  return {
    ...ofFieldType(path),
    matches: (document) => distance(document) <= radiusKm,
    rank: distance,
  }
}

function distanceKm(value: Json | undefined, latitude: number, longitude: number): number {
  if (!isJsonObject(value)) return Number.POSITIVE_INFINITY
  const { latitude: otherLatitude, longitude: otherLongitude } = value
  if (typeof otherLatitude !== 'number' || typeof otherLongitude !== 'number') return Number.POSITIVE_INFINITY

  const northSouth = radians(otherLatitude - latitude) / 2
  const eastWest = radians(otherLongitude - longitude) / 2
  const haversine =
    Math.sin(northSouth) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * Math.sin(eastWest) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
