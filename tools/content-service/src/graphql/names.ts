/** A model's id as GraphQL can name it: letters, digits and `_` only. */
export function fieldName(id: string): string {
  const name = id.replaceAll(/\W/g, '_')
  return /^\d/.test(name) ? `_${name}` : name
}

/** A model's id as part of the name of a type. */
export function typeName(id: string): string {
  const name = fieldName(id)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
