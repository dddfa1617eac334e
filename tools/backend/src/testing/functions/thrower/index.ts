Deno.serve(() => {
  throw new TypeError('a secret detail')
})
