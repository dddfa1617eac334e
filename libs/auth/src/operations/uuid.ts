/** Whether a form's field can be the id of a factor or a session, as the auth service makes them. */
export function isUuid(id: string | undefined): id is string {
  return id !== undefined && /^[0-9a-f-]{36}$/i.test(id)
}
