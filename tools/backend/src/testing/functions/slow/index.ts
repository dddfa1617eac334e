const cell = new Int32Array(new SharedArrayBuffer(4))
Deno.serve(() => {
  // It keeps its thread to itself, as a loop would that spins, which takes a processor from other tests.
  for (;;) if (Atomics.wait(cell, 0, 0, 10) === 'ok') return new Response()
})
