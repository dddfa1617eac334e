Deno.serve(() => {
  for (;;) if (Deno.env.get('never')) return new Response()
})
